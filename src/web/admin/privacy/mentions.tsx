import type { Person } from '../../../services/privacy/find-person.ts'
import type { PageContext } from '../../page.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { sayDay } from '../moment.tsx'
import { Place, titleOf } from './traces.tsx'

type Props = Pick<PageContext, 't' | 'href' | 'locale'> & {
  mentions: Person['mentions']
  ticked?: readonly string[]
  /** Says what erasing does to each. */
  erases?: true
}

/** Texts of others or of staff that may mention the person: a box ticks those that do. */
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
                {[
                  sayDay(mention.since, context.locale, 'medium'),
                  erases && t(`privacy.fate_${mention.fate}`),
                ]
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
