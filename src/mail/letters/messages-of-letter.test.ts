import { expect, test } from 'vitest'
import { en } from '../../domain/messages/en.ts'
import { type LetterId, letterExamples } from './examples.ts'
import { messagesOf } from './messages-of-letter.ts'

const everyLetter = Object.values(letterExamples).flatMap((letters) => Object.keys(letters) as LetterId[])

/** The frame of every mail, and messages that are only placeholders. */
const notAsked = [
  'mail.askUs',
  'mail.copyLink',
  'mail.otherInRegistry',
  'mail.otherUnsaid',
  'mail.person',
  'mail.withReference',
  'moves.question',
]

test('administrators can reword every message of our mails', () => {
  const { mail, access, asking, choosing, collaboration, moves, staffMail } = en
  const keys = Object.entries({ mail, access, asking, choosing, collaboration, moves, staffMail }).flatMap(
    ([area, messages]) => Object.keys(messages).map((name) => `${area}.${name}`),
  )
  const asked = new Set<string>(everyLetter.flatMap((id) => messagesOf(id).map(({ key }) => key)))
  expect(keys.filter((key) => !asked.has(key)).toSorted()).toEqual(notAsked)
})

test('messages are listed in the order of the mail, with the subject first and the reason last', () => {
  expect(messagesOf('new_pin').map(({ key, place }) => `${place} ${key}`)).toEqual([
    'subject access.newPinSubject',
    'preview access.newPinPreview',
    'salutation mail.salutation',
    'paragraph access.newPinAsked',
    'label access.pin',
    'paragraph access.pinUse',
    'link access.openApplication',
    'paragraph access.newPinWait',
    'paragraph access.newPinNotYou',
    'reason access.reason',
  ])
})

test('the text of a move is listed once, and user input is not listed', () => {
  expect(messagesOf('registry_info_requested').map(({ key }) => key)).toEqual([
    'moves.registry_info_requested_subject',
    'mail.salutation',
    'moves.registry_info_requested_text',
    'access.openApplication',
    'access.whichPin',
    'access.getNewPin',
    'mail.reference',
    'mail.reply',
    'moves.reason',
  ])
  expect(messagesOf('expert_notice').filter(({ key }) => !/^(mail|staffMail)\./.test(key))).toEqual([])
})
