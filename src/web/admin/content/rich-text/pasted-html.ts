/** What Word and its like put on the clipboard, as far as a text can hold it; the editor's model drops the rest. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const unread = body.querySelectorAll('style, script, title, meta, link, xml')
  for (const element of [...unread, ...body.getElementsByTagName('o:p')]) element.remove()
  for (const element of [...body.querySelectorAll('h1, h5, h6')])
    rename(element, element.matches('h1') ? 'h2' : 'h4')
  gatherLists(body)
  for (const element of body.querySelectorAll('p')) if (!hasContent(element)) element.remove()
  return body.innerHTML
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word writes a list as paragraphs that begin with their bullet or number. */
function gatherLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const bullet = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const tag = /^\s*\w{1,4}[.)]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    const before = paragraph.previousElementSibling
    const list = before?.matches(`${tag}[data-gathered]`) ? before : body.ownerDocument.createElement(tag)
    list.setAttribute('data-gathered', '')
    if (list !== before) paragraph.before(list)
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    paragraph.remove()
    list.append(item)
  }
}

const hasContent = (element: Element) =>
  element.textContent?.replaceAll('\u00a0', '').trim() !== '' || element.querySelector('img') !== null
