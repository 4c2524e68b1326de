import type { JSONContent } from '@tiptap/core'
import { linkFrom } from '../../../../domain/content/link-address.ts'
import { addressOf } from '../../../../domain/content/picture.ts'
import { videoAt } from '../../../../domain/content/videos.ts'
import type { MessageKey } from '../../../../domain/messages/catalogue.ts'
import { callApi, type Failed } from '../../../api/call-api.ts'
import type { Editor } from './open-editor.ts'

type Name = 'linkAddress' | 'linkWords' | 'textPicture' | 'textPictureWords' | 'videoAddress' | 'videoTitle'

export type Wrong = Partial<Record<Name, MessageKey>>

export type Insertion = {
  fields: readonly { name: Name; value?: string; type?: 'text' | 'url' | 'file' }[]
  insert: (typed: FormData) => Wrong | Promise<Wrong>
  remove: () => void
}

export const dialogs = { link, picture, video } satisfies Record<string, (editor: Editor) => Insertion>

function link(editor: Editor): Insertion {
  const { href = '' } = editor.getAttributes('link')
  const isThere = editor.isActive('link')
  const needsWords = editor.state.selection.empty && !isThere
  return {
    fields: [
      { name: 'linkAddress', value: href, type: 'url' },
      ...(needsWords ? [{ name: 'linkWords' } as const] : []),
    ],
    insert(typed) {
      const address = linkFrom(textIn(typed, 'linkAddress'))
      if (!address) return { linkAddress: 'writing.linkAddressWrong' }
      const text = textIn(typed, 'linkWords') || textIn(typed, 'linkAddress')
      const words = { type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }
      if (needsWords) editor.commands.insertContent(words)
      else editor.chain().extendMarkRange('link').setMark('link', { href: address }).run()
      return {}
    },
    remove: () => editor.chain().extendMarkRange('link').unsetMark('link').run(),
  }
}

function picture(editor: Editor): Insertion {
  const { alt = '' } = editor.getAttributes('picture')
  const isThere = editor.isActive('picture')
  const words = { name: 'textPictureWords', value: alt } as const
  return {
    fields: isThere ? [words] : [{ name: 'textPicture', type: 'file' }, words],
    async insert(typed) {
      const alt = textIn(typed, 'textPictureWords')
      const file = typed.get('textPicture')
      const isMissing = !isThere && !(file instanceof File && file.size > 0)
      const wrong: Wrong = {
        ...(isMissing && { textPicture: 'forms.required' }),
        ...(!alt && { textPictureWords: 'forms.required' }),
      }
      if (isMissing || !alt) return wrong
      if (isThere) {
        editor.commands.updateAttributes('picture', { alt })
        return {}
      }
      const sent = await sendPicture(file as File)
      if (!sent.ok) return { textPicture: sentenceFor(sent) }
      insertBlock(editor, { type: 'picture', attrs: { src: addressOf(sent.value), alt } })
      return {}
    },
    remove: () => editor.commands.deleteNode('picture'),
  }
}

function video(editor: Editor): Insertion {
  const { href = '', title = '' } = editor.getAttributes('video')
  const isThere = editor.isActive('video')
  return {
    fields: [
      { name: 'videoAddress', value: href, type: 'url' },
      { name: 'videoTitle', value: title },
    ],
    insert(typed) {
      const video = videoAt(textIn(typed, 'videoAddress'))
      const title = textIn(typed, 'videoTitle')
      if (!video || !title) {
        return {
          ...(!video && { videoAddress: 'writing.videoAddressWrong' }),
          ...(!title && { videoTitle: 'forms.required' }),
        }
      }
      const attrs = { href: video.address, title }
      if (isThere) editor.commands.updateAttributes('video', attrs)
      else insertBlock(editor, { type: 'video', attrs })
      return {}
    },
    remove: () => editor.commands.deleteSelection(),
  }
}

/** Inserts after the block with the caret, or replaces an empty line; adds an empty line below. */
function insertBlock(editor: Editor, block: JSONContent): void {
  const { $to } = editor.state.selection
  const isEmptyLine = $to.depth === 1 && $to.parent.type.name === 'paragraph' && $to.parent.childCount === 0
  const to = $to.depth === 0 ? $to.pos : $to.after(1)
  const from = isEmptyLine ? $to.before(1) : to
  editor.commands.insertContentAt({ from, to }, [block, { type: 'paragraph' }])
}

const textIn = (typed: FormData, name: Name) => String(typed.get(name) ?? '').trim()

/** Sends the file as it is; the server converts it. */
function sendPicture(file: File) {
  const type = file.type.startsWith('image/') ? file.type : 'image/unknown'
  return callApi('POST', '/api/admin/pictures', { body: file, headers: { 'content-type': type } })
}

function sentenceFor({ code, errors }: Failed): MessageKey {
  if (errors?.picture) return `forms.${errors.picture}`
  if (code === 'body_too_large') return 'forms.file_too_large'
  return code === 'unavailable' ? 'writing.busy' : 'writing.pictureNotSent'
}
