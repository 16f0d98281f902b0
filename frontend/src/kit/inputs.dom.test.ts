import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import CopyField from "./CopyField.svelte";
import Field from "./Field.svelte";
import Segmented from "./Segmented.svelte";
import Select from "./Select.svelte";
import Slider from "./Slider.svelte";
import Toggle from "./Toggle.svelte";

it("a toggle is a switch", async () => {
  const onchange = vi.fn();
  render(Toggle, { checked: false, label: "Sound", onchange });
  await fireEvent.click(screen.getByRole("switch", { name: "Sound" }));
  expect(onchange).toHaveBeenCalledWith(true);
});

it("a segmented choice is a group of radios", async () => {
  const onchange = vi.fn();
  const options = [
    { value: "light", label: "Light" },
    { value: "dark", label: "Dark" },
  ];
  render(Segmented, { value: "light", label: "Theme", options, onchange });
  expect(screen.getByRole("group", { name: "Theme" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(onchange).toHaveBeenCalledWith("dark");
});

describe("a choice from a list", () => {
  const options = ["novice", "master"].map((value) => ({ value, label: value }));

  it.each([
    ["stays", undefined, "master"],
    ["stays if it is granted", Promise.resolve(true), "master"],
    ["is taken back if it is refused", Promise.resolve(false), "novice"],
  ])("%s", async (_, answer, shown) => {
    const onchange = vi.fn(() => answer);
    render(Select, { value: "novice", label: "Level", options, onchange });
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Level" });
    await fireEvent.change(select, { target: { value: "master" } });
    await tick();
    expect(onchange).toHaveBeenCalledWith("master");
    await waitFor(() => {
      expect(select.value).toBe(shown);
    });
  });
});

it("a field says what is wrong", async () => {
  const onsubmit = vi.fn();
  render(Field, { value: "x", label: "Seed", error: "Only digits", onsubmit });
  const input = screen.getByRole("textbox", { name: "Seed" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const note = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toBe("Only digits");
  await fireEvent.keyDown(input, { key: "Enter" });
  expect(onsubmit).toHaveBeenCalledOnce();
});

it("a slider tells its value in words", async () => {
  const onchange = vi.fn();
  const props = { value: 3, min: 0, max: 9, label: "Move", valueText: "Move 3", onchange };
  render(Slider, props);
  const slider = screen.getByRole("slider", { name: "Move" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Move 3");
  await fireEvent.input(slider, { target: { value: "7" } });
  expect(onchange).toHaveBeenCalledWith(7);
});

it("a copy field falls back to selecting where there is no clipboard", async () => {
  const command = vi.fn(() => true);
  document.execCommand = command;
  const props = { value: "link", label: "Link", copyLabel: "Copy", copiedLabel: "Copied" };
  render(CopyField, props);
  await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied")).toBeTruthy();
  expect(command).toHaveBeenCalledWith("copy");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Link" }));
});
