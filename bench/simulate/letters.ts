import { seeded } from '../../scripts/demo/random.ts'
import { tokenIn } from '../../src/domain/applicants/applicant-paths.ts'
import type { Letter } from '../../src/domain/mail/letter.ts'
import { usualRetries } from '../../src/domain/mail/retry-schedule.ts'
import { composeMail } from '../../src/mail/render/compose-mail.ts'
import type { Delivery } from '../../src/mail/transport/transport.ts'
import { settlementOf } from '../../src/services/mail/delivery-ledger.ts'
import type { OutgoingMail, Settlement } from '../../src/store/mail/mail-queue.ts'
import type { Tally } from './tally.ts'

export type Letters = ReturnType<typeof receiveLetters>

/** A link to an application, and the PIN that belongs to it. */
export type Access = { hash: string; pin: string }

/** Shares of mailboxes that do not exist, and of attempts that fail for a while. */
const [unknown, troubled] = [0.004, 0.01]

/** One of this many mails is composed completely, which takes longer than everything else about a mail. */
const composedOf = 20

/** The mailboxes of everybody, and a mail server that refuses some. */
export function receiveLetters(seed: string, site: URL, tally: Tally) {
  const random = seeded(`${seed} mail server`)
  const refused = new Set<string>()
  const known = new Set<string>()
  const access = new Map<string, Access>()
  const invitations = new Map<string, string>()
  const staffLinks = new Map<string, string>()
  const drafts: { token: string; at: number }[] = []
  const delivered = new Map<string, number>()
  let taken = 0

  function answer(mail: OutgoingMail): Delivery {
    if (!known.has(mail.to)) {
      known.add(mail.to)
      if (random.chance(unknown) && !mail.to.endsWith('aster.example')) refused.add(mail.to)
    }
    if (refused.has(mail.to)) return { result: 'refused', code: '550', problem: '550 no such mailbox' }
    if (random.chance(troubled)) return { result: 'troubled', code: '451', problem: '451 try again later' }
    return { result: 'sent' }
  }

  function open({ to, letter }: OutgoingMail): void {
    const links = linksOf(letter)
    const pin = pinIn(letter)
    const hash = links.map(tokenIn).find(Boolean)
    if (hash && pin) access.set(to, { hash, pin })
    for (const href of links) {
      const [, name, token] = /[?&](k|draft|token)=([\w-]+)/.exec(href) ?? []
      if (!token) continue
      if (name === 'draft') drafts.push({ token, at: Date.now() })
      else if (/invitation/.test(href)) invitations.set(to, token)
      else staffLinks.set(to, token)
    }
  }

  return {
    access,
    invitations,
    staffLinks,
    /** Links to unfinished forms, with the time at which the mail came. */
    drafts,
    /** The number of deliveries of each mail. */
    delivered,
    async deliver(mail: OutgoingMail): Promise<Settlement> {
      if (taken++ % composedOf === 0) await composeMail(mail, { site })
      const delivery = answer(mail)
      tally.count(`mail ${delivery.result}`)
      if (delivery.result === 'sent') {
        delivered.set(mail.id, (delivered.get(mail.id) ?? 0) + 1)
        open(mail)
      }
      return settlementOf(delivery, mail.attempts, usualRetries)
    },
  }
}

const linksOf = ({ parts }: Letter) => parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))

const pinIn = ({ parts }: Letter) =>
  parts.flatMap((part) => (part.kind === 'facts' ? part.rows : [])).find(({ secret }) => secret)?.text
