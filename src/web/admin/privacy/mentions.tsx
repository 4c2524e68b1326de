import type { Services } from '../../../services/services.ts'
import type { PageContext } from '../../page.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { dayOf, Place, titleOf } from './traces.tsx'

type Read = Awaited<ReturnType<Services['privacy']['readPerson']>>
export type Person = (Read & { ok: true })['value']

type Props = Pick<PageContext, 't' | 'href' | 'locale'> & {
  mentions: Person['mentions']
  /** Those that were ticked before. */
  ticked?: readonly string[]
  /** Erasing says what happens to each; a copy has only those that can be ticked. */
  erases?: true
}

/** What others wrote, or staff: each is a row of a form, to be ticked where it means this person. */
export function Mentions({ mentions, ticked = [], erases, ...context }: Props) {
  const { t } = context
  return (
    <ul className="traces">
      {mentions.map((mention) => {
        const line = { ...mention, count: 1 }
        return (
          <li key={mention.key}>
            <div>
              <Place {...context} line={line} />
              <small>
                {[dayOf(mention.since, context), erases && t(`privacy.fate_${mention.fate}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {mention.fate !== 'by_hand' && (
              <Checkbox name="also" value={mention.key} defaultChecked={ticked.includes(mention.key)}>
                {t('privacy.means')}
                <span className="vh"> {titleOf(line, context)}</span>
              </Checkbox>
            )}
          </li>
        )
      })}
    </ul>
  )
}
