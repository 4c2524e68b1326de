import { nameOfExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Candidate } from '../../ui/shortlist/candidate.tsx'
import { Shortlist, StickyBar } from '../../ui/shortlist/shortlist.tsx'
import { ConfirmSelection } from './confirm-selection.tsx'
import { candidateId, candidateProps } from './expert-candidate.ts'
import { NoneSuits } from './none-suits.tsx'
import type { Selection } from './use-selection.ts'

type Props = { t: Translate; email: string; selection: Selection }

/** The suggested experts side by side, one of whom is chosen. */
export function Choosing({ t, email, selection }: Props) {
  const { shortlist, chosen, trouble, choose, ask, refuse } = selection
  const { experts } = shortlist
  return (
    <>
      <Band inner="stack gap-5">
        {(trouble === 'again' || trouble === 'changed') && (
          <Message live title={t(`selectExpert.${trouble}Title`)} text={t(`selectExpert.${trouble}Text`)} />
        )}
        <div className="only-small">
          <JumpChips
            label={t('selectExpert.goTo')}
            links={experts.map((expert) => ({
              href: `#${candidateId(expert)}`,
              label: nameOfExpert(expert),
            }))}
          />
        </div>
        <Shortlist legend={t('selectExpert.suggested')} count={experts.length}>
          {experts.map((expert, at) => (
            <Candidate
              key={expert.id}
              {...candidateProps(expert, at, t)}
              pick={{
                name: 'expert',
                value: expert.id,
                chosen: expert.id === chosen?.id,
                onChoose: () => choose(expert),
                labels: { choose: t('kit.choose'), chosen: t('kit.chosen') },
              }}
            />
          ))}
        </Shortlist>
        <div>
          <Button variant="secondary" onClick={() => ask('none')}>
            {t('selectExpert.none')}
          </Button>
        </div>
      </Band>
      <StickyBar>
        <div id="choice">
          <div role="alert">
            {trouble === 'unchosen' && <ErrorText>{t('selectExpert.chooseFirst')}</ErrorText>}
          </div>
          {chosen && (
            <p>
              {t('selectExpert.yourChoice')} <strong>{nameOfExpert(chosen)}</strong>
            </p>
          )}
          {!chosen && trouble !== 'unchosen' && <p>{t('selectExpert.nobodyYet')}</p>}
        </div>
        <Button
          aria-describedby="choice"
          aria-disabled={!chosen || undefined}
          onClick={chosen ? () => ask('confirm') : refuse}
        >
          {t('selectExpert.confirm')}
        </Button>
      </StickyBar>
      <ConfirmSelection t={t} email={email} selection={selection} />
      <NoneSuits t={t} selection={selection} />
    </>
  )
}
