import type { PageContext } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'

export function NoPeople({ t }: Pick<PageContext, 't'>) {
  return (
    <Message title={t('pages.noPeople')}>
      <p>{t('pages.noPeopleText')}</p>
    </Message>
  )
}
