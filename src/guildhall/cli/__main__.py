"""`python -m guildhall.cli` is `guildhall`."""

from guildhall.cli import main

main()
