import { isFree } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { Selection } from './use-selection.ts'

/** The part of a selection that pages without a script have, too. */
export type Changed = Pick<Selection, 'shortlist' | 'trouble' | 'lostName'>

/** What has changed since the hospital saw its shortlist: who is no longer available, and why. */
export function Changes({ t, selection }: { t: Translate; selection: Changed & Partial<Selection> }) {
  const { shortlist, trouble, lostName: name, ask } = selection
  if (!shortlist.experts.some(isFree)) {
    const nobody = shortlist.experts.some(({ gates }) => gates.length > 0) ? 'nobodyFits' : 'nobody'
    return (
      <Message live={trouble !== undefined} tone="warn" title={t(`selectExpert.${nobody}Title`)}>
        <p>{t(`selectExpert.${nobody}Text`)}</p>
        {ask && (
          <p>
            <Button variant="secondary" small onClick={() => ask('none')}>
              {t('selectExpert.nobodyAsk')}
            </Button>
          </p>
        )}
      </Message>
    )
  }
  if (trouble === 'taken' || trouble === 'unfit') {
    return (
      <Message live tone="warn" title={t(`selectExpert.${trouble}Title`, { name })}>
        <p>{t(`selectExpert.${trouble}Text`)}</p>
      </Message>
    )
  }
  if (trouble === 'left')
    return <Message live title={t('selectExpert.leftTitle')} text={t('selectExpert.leftText', { name })} />
  if (trouble === 'again' || trouble === 'changed')
    return <Message live title={t(`selectExpert.${trouble}Title`)} text={t(`selectExpert.${trouble}Text`)} />
  return null
}
