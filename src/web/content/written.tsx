import { renderToStaticMarkup } from 'react-dom/server'
import { sizeInAddress } from '../../domain/content/picture.ts'
import { videoAt } from '../../domain/content/videos.ts'
import { localPath } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Prose } from '../ui/prose/prose.tsx'

/** What editors have written and the server has cleaned, with its pictures in all sizes and its videos a click away. */
export function Written({ html, t }: { html: string; t: Translate }) {
  const drawn = withMedia(html, t)
  return <Prose html={drawn.replace(inside, (_, path) => `<a href="${localPath(t.locale ?? 'en', path)}"`)} />
}

export function withMedia(html: string, t: Translate): string {
  return html.replace(picture, drawPicture).replace(video, (_, ...parts) => drawVideo(t, parts))
}

/** Links within the site stay in the reader's language. */
const inside = /<a href="(\/(?!\/)[^"]*)"/g

// Pictures as cleanHtml writes them.
const picture = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g
const video = /<figure><a href="([^"]*)"(?: rel="noopener")?>([^<]*)<\/a><\/figure>/g

function drawPicture(image: string, src: string, alt: string): string {
  const size = sizeInAddress(src)
  const key = src.split('/').at(-2)
  if (!size || !key) return image
  return renderToStaticMarkup(
    <Picture picture={{ key, ...size, alt: plain(alt) }} sizes="(min-width: 48rem) 41rem, 90vw" lazy />,
  )
}

/** Loads nothing from the video host before a click. */
function drawVideo(t: Translate, [href = '', title = '']: string[]): string {
  const found = videoAt(plain(href))
  if (!found) return `<p><a href="${href}">${title}</a></p>`
  return renderToStaticMarkup(
    <figure className="video">
      <a href={found.address} target="_blank" rel="noopener noreferrer">
        <Icon name="video" large />
        {plain(title)}
      </a>
      <figcaption>{t('pages.videoNote', { host: found.host })}</figcaption>
    </figure>,
  )
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
