import type { IslandProps } from '../../islands/names.ts'
import { Message } from '../../ui/message/message.tsx'
import { useLaterForFiles } from '../use-later.ts'

type Props = IslandProps<{ isEdit?: boolean }>

/** A note beside the button that waits for files; the script that sends files brings its wording. */
export function WaitingForFiles({ t, locale, isEdit = false }: Props) {
  const { later, isLate } = useLaterForFiles(true)
  if (!later) return <Message live title={t(isLate ? 'uploads.noLineYet' : 'uploads.asking')} />
  const texts = isEdit
    ? { sending: t('wizard.filesSave'), noLine: t('wizard.filesSaveNoLine') }
    : { sending: t('wizard.filesText'), noLine: t('wizard.filesNoLine') }
  return <later.FilesUnderWay t={t} locale={locale} texts={texts} />
}
