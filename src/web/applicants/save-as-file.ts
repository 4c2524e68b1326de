/** Hands data to the browser as a file to be saved. */
export function saveAsFile(data: unknown, name: string): void {
  const bytes = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
