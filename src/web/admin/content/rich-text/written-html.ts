/** What the editor shows, as it is kept: without the paragraphs that only its model needs, one block on a line. */
export function writtenHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll('li > p')) {
    const { previousSibling, nextElementSibling: next } = paragraph
    if (!previousSibling && (!next || next.matches('ul, ol'))) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const caption of body.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
  // An empty line is where one goes on writing; the page has distances of its own.
  const blocks = [...body.children].filter((block) => block.hasChildNodes() || !block.matches('p'))
  return blocks.map(({ outerHTML }) => outerHTML).join('\n')
}
