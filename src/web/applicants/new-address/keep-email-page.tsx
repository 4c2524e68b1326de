import { paths } from '../../../domain/paths.ts'
import { WriteToUs } from '../../matching/invitation/write-to-us.tsx'
import { mailedQuestion } from '../../shell/mailed-question.tsx'
import { Button } from '../../ui/button/button.tsx'

/** The target of the mail to the present address, for people who did not ask for another. */
export const keepEmailRoute = mailedQuestion<{ reference: string }>({
  limit: 'write',
  path: paths.keepEmail(),
  title: 'newAddress.keepTitle',
  description: 'newAddress.keepDescription',
  done: { documentTitle: 'newAddress.keptTitle', title: 'newAddress.keptTitle', text: 'newAddress.keptText' },
  dead: (context) => <WriteToUs {...context} about={context.t('newAddress.deadKeep')} />,
  lede: ({ t }, { reference }) => t('newAddress.keepLede', { reference }),
  buttons: ({ t }) => <Button type="submit">{t('newAddress.keep')}</Button>,
  tokenIn: ({ k }) => k,
  read: ({ services }, token) => services.applicants.readMailedChange('cancel', token),
  confirm: ({ services }, token) => services.applicants.keepAddress(token),
})
