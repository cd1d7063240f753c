/** Copies a text: by the clipboard where the browser has one, which over plain http it has not; elsewhere by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** As if somebody had marked the text and copied it. */
function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", opacity: "0" });
  const holder = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  holder.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
