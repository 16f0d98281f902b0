# Dale of Merchants: what players read. The cards stand in a file of their own, and so does what happens.

## The game

dale-name = Tal der Händler
dale-tagline = Handle mit sechs Tiervölkern, nutze ihre Kniffe und fülle als Erster deinen Stand.

## Animalfolk: name and character, then the short name

dale-deck-macaws = Kecke Hellrote Aras
dale-deck-macaws-rule = Handkarten: Tausche, suche und ziehe mehr. Leicht zu lernen, und es gibt immer noch etwas zu entdecken.
dale-deck-pandas = Geschäftige Große Pandas
dale-deck-pandas-rule = Marktkenntnis: mehr Auswahl, bessere Preise, Ware umsonst. Ruhig und gut für das erste Spiel.
dale-deck-raccoons = Diebische Waschbären
dale-deck-raccoons-rule = Konflikt: Stiehl, tausche und verdirb, was andere haben. Vor ihnen ist nichts sicher.
dale-deck-squirrels = Hamsternde Gleithörnchen
dale-deck-squirrels-rule = Stände: Baue mit Ramsch, mit gemischten und alten Karten, auch zweimal. Niemand füllt einen Stand schneller.
dale-deck-ocelots = Glückliche Ozelots
dale-deck-ocelots-rule = Glück: Würfle, mische und wage. Viel ist zu gewinnen, und viel kann schiefgehen.
dale-deck-chameleons = Wandelbare Jemenchamäleons
dale-deck-chameleons-rule = Nachahmung: Fast jede Karte wird zur Kopie einer anderen. Für alle, die die anderen Völker schon kennen.
dale-set-macaws = Aras
dale-set-pandas = Pandas
dale-set-raccoons = Waschbären
dale-set-squirrels = Gleithörnchen
dale-set-ocelots = Ozelots
dale-set-chameleons = Chamäleons

## What an animalfolk is like

dale-trait-complexity = Anspruch
dale-trait-complexity-help = Wie viel es zu lesen und zu bedenken gibt.
dale-trait-interaction = Wechselspiel
dale-trait-interaction-help = Wie oft deine Züge die anderen betreffen.
dale-trait-nastiness = Bosheit
dale-trait-nastiness-help = Wie weh es tun kann.
dale-trait-luck = Glück
dale-trait-luck-help = Wie viel der Zufall entscheidet.

## Kinds of cards

dale-kind-technique = Technik
dale-kind-passive = Fähigkeit
dale-kind-junk = Ramsch

## Words of the game

dale-term-technique = Technik
dale-term-technique-rule = Eine Karte, die du als Aktion aus der Hand spielst. Ihre Wirkung läuft der Reihe nach ab, dann kommt sie in deine Ablage.
dale-term-passive = Fähigkeit
dale-term-passive-rule = Eine Karte, die nicht gespielt wird: Sie hilft auf der Hand, in einer Bezahlung oder in einem Stapel, wie es auf ihr steht.
dale-term-junk = Ramsch
dale-term-junk-rule = Eine Karte mit Wert 1 ohne Volk und Wirkung. Sie zahlt, wird aber nicht gebaut.
dale-term-animalfolk = Volk
dale-term-animalfolk-rule = Ein Deck aus 15 Karten. Ein Stapel nimmt nur Karten eines Volkes auf.
dale-term-value = Wert
dale-term-value-rule = Die Zahl einer Karte: was sie zahlt und was sie im Stapel zählt. Wirkungen können sie für einen Zug ändern.
dale-term-plus = Zusatzaktion (+)
dale-term-plus-rule = Nach einer Technik mit Plus hast du noch eine Aktion, egal welche.
dale-term-market = Markt
dale-term-market-rule = Fünf Plätze mit Karten zum Kauf. Zum Wert kommt der Aufschlag des Platzes: von links nach rechts 4 bis 0.
dale-term-discard = Ablegen
dale-term-discard-rule = Eine Karte oben auf die Ablage ihres Besitzers legen. Alle Ablagen liegen offen, ihre Reihenfolge bleibt.
dale-term-throw_away = Entsorgen
dale-term-throw_away-rule = Ramsch geht zurück in den Ramschvorrat, jede andere Karte oben auf die Marktablage. Es zählt, was aufgedruckt ist, nicht, was die Karte kopiert.
dale-term-stall = Stand
dale-term-stall-rule = Hier liegen deine Stapel: acht zum Sieg, im Teamspiel zehn.
dale-term-stack = Stapel
dale-term-stack-rule = Karten eines Volkes, deren Werte zusammen genau die nächste Zahl deines Standes ergeben.
dale-term-inventory = Inventur
dale-term-inventory-rule = Die Aktion, beliebig viele Handkarten abzulegen, auch gar keine.
dale-term-clean_up = Aufräumen
dale-term-clean_up-rule = Das Ende deines Zuges: Fülle deine Hand auf, dann rückt der Markt nach und wird aufgefüllt.
dale-term-hand_size = Handgröße
dale-term-hand_size-rule = Auf wie viele Karten du auffüllst: fünf, mit „{ dale-card-cookies }“ mehr. Karten darüber hinaus bleiben.
dale-term-needless = Überflüssige Karte
dale-term-needless-rule = Eine Karte der Bezahlung, ohne die der Rest den Preis immer noch erreicht. Sie ist verboten.
dale-term-copy = Kopie
dale-term-copy-rule = Was ein Chamäleon ist, wenn es eingesetzt wird: Volk, Wert, Art und Wirkung einer anderen Karte bis zum Ende des Zuges.
dale-term-opponent = Gegner
dale-term-opponent-rule = Alle außer dir und deinem Partner. Ein „anderer Spieler“ darf auch der Partner sein.

## Options of a new game

dale-option-decks = Völker
dale-option-decks-help = Im Spiel ist ein Deck mehr, als es Spieler gibt; im Teamspiel sind es vier. Lass den Zufall entscheiden, stimmt geheim ab oder wähle selbst.
dale-option-decks-random = Zufällig
dale-option-decks-vote = Per Abstimmung
dale-option-teams = Teams
dale-option-teams-help = Vier Spieler in zwei Teams, Partner sitzen sich gegenüber, je Team ein Stand mit zehn Stapeln. Partner dürfen einander bei einem Stapel helfen.
dale-option-teams-no = Jeder für sich
dale-option-teams-yes = Zwei Teams
dale-option-first = Wer beginnt
dale-option-first-help = Wer den ersten Zug hat. Danach geht es im Uhrzeigersinn weiter.
dale-option-first-random = Zufällig
dale-option-first-1 = Platz 1
dale-option-first-2 = Platz 2
dale-option-first-3 = Platz 3
dale-option-first-4 = Platz 4
dale-option-rounds = Längste Partie
dale-option-rounds-help = Kann niemand mehr bauen, endet die Partie nach so vielen Runden, und der vollste Stand gewinnt.
dale-option-rounds-250 = 250 Runden
dale-option-rounds-none = Keine Grenze
dale-option-copied_values = Kopie eines geänderten Werts
dale-option-copied_values-help = Ob ein Chamäleon eine Wertänderung übernimmt, die sein Vorbild schon hat.
dale-option-copied_values-altered = Mit Änderung
dale-option-copied_values-printed = Aufgedruckter Wert
dale-option-copied_roll = Kopie nach dem Wurf
dale-option-copied_roll-help = Ob die Kopie der Karte „{ dale-card-bold_haggler }“, die schon gewürfelt hat, das Ergebnis übernimmt oder selbst würfeln darf.
dale-option-copied_roll-inherited = Übernimmt den Wurf
dale-option-copied_roll-own = Würfelt selbst
dale-option-turned_deck = { dale-card-wily_fellow }
dale-option-turned_deck-help = In welcher Reihenfolge das alte Deck liegt, wenn es zur Ablage wird.
dale-option-turned_deck-reversed = Umgedreht
dale-option-turned_deck-shuffled = Gemischt
dale-option-copied_junk = Chamäleons als Ramsch
dale-option-copied_junk-help = Ob „{ dale-card-essential_purchase }“ ein Chamäleon entsorgen darf, das als Ramsch zahlt.
dale-option-copied_junk-counts = Zählt als Ramsch
dale-option-copied_junk-not = Zählt nicht
dale-option-partner_passives = Fähigkeiten des Partners
dale-option-partner_passives-help = Ob Fähigkeiten, die ein Partner zu einem Stapel gibt, dem ganzen Stapel helfen.
dale-option-partner_passives-count = Helfen
dale-option-partner_passives-not = Helfen nicht
