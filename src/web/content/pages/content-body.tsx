import { isMemberGroup } from '../../../domain/content/member-groups.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Member, Partner } from '../../../services/content/read-members.ts'
import type { Profiles } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { MemberBand } from '../experts/members.tsx'
import { People } from '../experts/profiles.tsx'
import type { BodyPart } from '../prose/page-body.ts'
import type { Content } from '../prose/static-content.ts'
import { SampleNote } from '../sample-note.tsx'
import { withMedia } from '../written.tsx'
import { Doors } from './doors.tsx'
import { Partners } from './partners.tsx'

type Props = { content: Pick<Content, 'body' | 'lang'> } & Pick<PageContext, 't' | 'href'>

type BodyProps = Props & { partners?: readonly Partner[] | undefined }

/** The parts of a page in their order, without its people, who have bands of their own. */
export function ContentBody({ content: { body, lang }, ...context }: BodyProps) {
  const firstQuestions = body.findIndex(({ kind }) => kind === 'questions')
  return body.map((part, index) => (
    <BodyPartDrawn
      key={keyOf(part, index)}
      part={part}
      isFirst={index === firstQuestions}
      {...{ lang }}
      {...context}
    />
  ))
}

/** The key of a part: only its place distinguishes parts of a kind. */
export const keyOf = ({ kind }: BodyPart, index: number) => `${kind} ${index}`

type PartProps = { part: BodyPart; isFirst: boolean; lang: Locale } & Omit<BodyProps, 'content'>

function BodyPartDrawn({ part, isFirst, lang, t, href, partners = [] }: PartProps) {
  if (part.kind === 'prose') return <Prose html={withMedia(part.html, t)} />
  if (part.kind === 'notice') return <Notice {...part} />
  if (part.kind === 'people') return null
  if (part.kind === 'links') return <Doors parts={part.parts} href={href} />
  if (part.kind === 'partners')
    return (
      <>
        <Partners partners={partners} which={part.which} within={lang} t={t} />
        {part.parts.length > 0 && <Doors parts={part.parts} href={href} />}
      </>
    )
  return (
    <Accordion>
      {part.parts.map(({ id, title, html }, index) => (
        // The first answer is open, to show what a question contains.
        <AccordionItem key={id} id={id} title={title} open={isFirst && index === 0}>
          <Prose html={withMedia(html, t)} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}

function Notice({ title, html }: Extract<BodyPart, { kind: 'notice' }>) {
  const drawn = { dangerouslySetInnerHTML: { __html: html } }
  return <Message title={title}>{html.startsWith('<') ? <div {...drawn} /> : <p {...drawn} />}</Message>
}

type PeopleProps = Props & { profiles?: Profiles | undefined; members?: readonly Member[] | undefined }

/** The people that a page shows, in bands below its text; a group without anybody is left out. */
export function PeopleBands({ content, profiles, members = [], t, href }: PeopleProps) {
  const groups = new Set(content.body.flatMap((part) => (part.kind === 'people' ? [part.group] : [])))
  const ofRegistry = [...groups].flatMap((group) =>
    isMemberGroup(group) ? [] : [{ group, people: profiles?.[group] ?? [] }],
  )
  return (
    <>
      {ofRegistry
        .filter(({ people }) => people.length > 0)
        .map(({ group, people }) => (
          <Band key={group} look="straw" inner="stack gap-6">
            <People people={people} roomy t={t} href={href} />
            <SampleNote of={people} t={t} />
          </Band>
        ))}
      <MemberBand groups={[...groups].filter(isMemberGroup)} members={members} t={t} />
    </>
  )
}
