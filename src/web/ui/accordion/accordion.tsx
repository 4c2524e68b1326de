import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Several parts may stand open at once; print opens them all. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion">{children}</div>
}

type AccordionItemProps = { id?: string; title: string; open?: boolean; children: ReactNode }

export function AccordionItem({ id, title, open = false, children }: AccordionItemProps) {
  return (
    <details id={id} open={open}>
      <summary>
        <h2>{title}</h2>
        <Icon name="plus" />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  )
}
