import { marked } from 'marked'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { leadsSomewhere } from '../../domain/content/link-address.ts'
import { sizeInAddress } from '../../domain/content/picture.ts'
import { videoAt } from '../../domain/content/videos.ts'
import { longestProse } from '../../domain/forms/prose.ts'

/** Sanitises HTML on write and on read; idempotent. Overlong input is cut, because parsing takes superlinear time. */
export function cleanHtml(html: string): string {
  // Twice, since removing forbidden tags can leave nesting that browsers parse differently.
  const clean = sanitizeHtml(sanitizeHtml(html.slice(0, longestProse), allowed), allowed)
  return clean.replace(/\n\s*\n/g, '\n').trim()
}

/** Markdown may contain HTML, as texts that were saved before do. */
export function htmlFromMarkdown(markdown: string): string {
  return withVideos(cleanHtml(parse(markdown)))
}

/** Whether a picture lacks alternative text; it would be removed. */
export function hasWordlessPicture(markdown: string): boolean {
  let isWordless = false
  sanitizeHtml(parse(markdown), {
    ...allowed,
    transformTags: {
      img: (tagName, attribs) => {
        isWordless ||= sizeInAddress(attribs.src ?? '') !== undefined && !attribs.alt?.trim()
        return { tagName, attribs }
      },
    },
  })
  return isWordless
}

const parse = (markdown: string) =>
  marked.parse(markdown.slice(0, longestProse).replace(deepNesting, '$1'), { async: false })

/** A paragraph that is only a link to a video becomes a figure. */
function withVideos(html: string): string {
  return html.replace(/<p><a href="([^"]*)">([^<]+)<\/a><\/p>/g, (paragraph, href: string, title: string) => {
    const video = videoAt(href.replaceAll('&amp;', '&'))
    return video ? `<figure><a href="${video.address}">${title}</a></figure>` : paragraph
  })
}

/** Nesting depth: marked recurses for each level, and a line can have thousands. */
const mark = '(?:[>*+-]|\\d{1,9}[.)][ \\t])[ \\t]*'
const deepNesting = new RegExp(`^([ \\t]*(?:${mark}){12})(?:${mark})+`, 'gm')

/** Whether HTML has neither text nor pictures. */
export function isBlank(html: string): boolean {
  return !/<img /.test(html) && sanitizeHtml(html, { allowedTags: [] }).trim() === ''
}

const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'footer', 'hr', 'figure', 'figcaption']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const words = ['a', 'strong', 'em', 'sub', 'sup', 'br', 'img']

const allowed: IOptions = {
  allowedTags: [...blocks, ...tables, ...words],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  enforceHtmlBoundary: false,
  transformTags: {
    // The page has an h1 of its own.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    img: (tagName, attribs) => ({ tagName, attribs: ownPicture(attribs) }),
  },
  exclusiveFilter({ tag, attribs }) {
    if (tag === 'img') return !attribs.src
    // A link without a valid target keeps its text only.
    return tag === 'a' && !leadsSomewhere(attribs.href ?? '') ? 'excludeTag' : false
  },
}

/** The URL contains the size, which prevents layout shift; without alternative text the picture is removed. */
function ownPicture({ src = '', alt = '' }: Attributes): Attributes {
  const size = sizeInAddress(src)
  if (!size || !alt.trim()) return {}
  return { src, alt, width: String(size.width), height: String(size.height), loading: 'lazy' }
}
