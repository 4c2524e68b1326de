/*
 * Copies the recovery codes. The button is hidden without a script, or where the browser has no clipboard; the codes can
 * then be selected, or downloaded by a link.
 */
import './passkeys.ts'

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = !navigator.clipboard
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(button.dataset.copy ?? '').then(
      () => true,
      () => false,
    )
    for (const sentence of document.querySelectorAll<HTMLElement>('[data-copied]')) {
      sentence.hidden = sentence.dataset.copied !== String(isCopied)
    }
  })
}
