import type { Translate } from '../../../domain/messages/translate.ts'
import { type LinkProps, Unlocking } from '../../applicants/unlocking.tsx'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'

/** Where a hospital chooses its expert; the right credentials bring the shortlist. */
export function ExpertSelection(props: IslandProps<LinkProps>) {
  return <Unlocking {...props} load={load} says={says} veiled={<Veiled t={props.t} />} />
}

const load = async () => (await import('./open-shortlist.tsx')).OpenShortlist

const says = {
  title: 'selectExpert.title',
  again: 'selectExpert.again',
  noScript: 'selectExpert.noScript',
} as const

/** Placeholder experts behind the blur. */
function Veiled({ t }: { t: Translate }) {
  return (
    <>
      <div className="page-head">
        <div className="wrap">
          <h1>{t('selectExpert.title')}</h1>
        </div>
      </div>
      <Band>
        <div className="shortlist">
          {[1, 2, 3].map((at) => (
            <div key={at} className="candidate">
              <div className="candidate__pick" />
              <div className="candidate__cell" />
              <div className="candidate__cell" />
            </div>
          ))}
        </div>
      </Band>
    </>
  )
}
