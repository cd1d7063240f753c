/** Gives the browser something to keep as a file. */
export function download(name: string, text: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof text === "string" ? new Blob([text], { type: "application/x-ndjson" }) : text);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
