import type { Profiles } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { NoPeople, People } from '../experts/people.tsx'
import type { BodyPart } from '../prose/page-body.ts'
import type { Content } from '../prose/static-content.ts'
import { SampleNote } from '../sample-note.tsx'
import { withMedia } from '../written.tsx'
import { Doors } from './doors.tsx'

type Props = { content: Pick<Content, 'body'> } & Pick<PageContext, 't' | 'href'>

/** The parts of a page in their order, without its people, who have bands of their own. */
export function ContentBody({ content: { body }, ...context }: Props) {
  const firstQuestions = body.findIndex(({ kind }) => kind === 'questions')
  return body.map((part, index) => (
    <BodyPartDrawn key={keyOf(part, index)} part={part} isFirst={index === firstQuestions} {...context} />
  ))
}

/** Nothing else tells parts of a kind apart. */
export const keyOf = ({ kind }: BodyPart, index: number) => `${kind} ${index}`

type PartProps = { part: BodyPart; isFirst: boolean } & Omit<Props, 'content'>

function BodyPartDrawn({ part, isFirst, t, href }: PartProps) {
  if (part.kind === 'prose') return <Prose html={withMedia(part.html, t)} />
  if (part.kind === 'notice') return <Notice {...part} />
  if (part.kind === 'people') return null
  if (part.kind !== 'questions') return <Doors parts={part.parts} href={href} />
  return (
    <Accordion>
      {part.parts.map(({ id, title, html }, index) => (
        // The first answer stands open, to show what a question holds.
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

type PeopleProps = Props & { profiles: Profiles | undefined }

/** The people of the registry that a page shows, each group in a band. */
export function PeopleBands({ content, profiles, t, href }: PeopleProps) {
  const groups = content.body.flatMap((part) => (part.kind === 'people' ? [part.group] : []))
  return [...new Set(groups)].map((group) => {
    const people = profiles?.[group] ?? []
    return (
      <Band key={group} look="straw" inner="stack gap-6">
        {people.length > 0 ? <People people={people} roomy t={t} href={href} /> : <NoPeople t={t} />}
        <SampleNote of={people} t={t} />
      </Band>
    )
  })
}

export const showsPeople = ({ body }: Pick<Content, 'body'>) => body.some(({ kind }) => kind === 'people')
