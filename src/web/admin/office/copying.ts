/* Copies a secret that is shown once; the button stays hidden in browsers without a clipboard. */
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
