import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { Content } from '../prose/static-content.ts'

/** The first answer stands open, to show what a question holds. */
export function Questions({ parts }: Pick<Content, 'parts'>) {
  return (
    <Accordion>
      {parts.map(({ id, title, html }, index) => (
        <AccordionItem key={id} id={id} title={title} open={index === 0}>
          <Prose html={html} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}
