import type { Translate } from '../../../domain/messages/translate.ts'
import { type LinkProps, Unlocking } from '../../applicants/unlocking.tsx'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import type { Titled } from './use-selection.ts'

/** The island on which a hospital chooses its expert; the right credentials load the shortlist. */
export function ExpertSelection(props: IslandProps<LinkProps & Titled & { plainHref: string }>) {
  const { t, plainHref } = props
  const plain = (
    <div>
      <LinkButton href={plainHref}>{t('selectExpert.plainOpen')}</LinkButton>
    </div>
  )
  return <Unlocking {...props} load={load} says={says} instead={plain} veiled={<Veiled t={t} />} />
}

const load = async () => (await import('./open-shortlist.tsx')).OpenShortlist

const says = {
  title: 'selectExpert.title',
  again: 'selectExpert.again',
  noScriptTitle: 'selectExpert.noScriptTitle',
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
