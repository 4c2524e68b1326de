import type { Translate } from '../../../../domain/messages/translate.ts'
import type { Role } from '../../../../domain/staff/roles.ts'
import { PageIcon } from '../../../ui/icon/page-icon.tsx'
import { paletteWords } from './palette-words.ts'

type Props = { t: Translate; href: (path: string) => string; role: Role }

/** Opens the palette, whose script is loaded on first use and reads its wording here. */
export function FindButton({ t, href, role }: Props) {
  return (
    <button
      type="button"
      className="rail__find"
      aria-keyshortcuts="Control+K Meta+K"
      data-palette={JSON.stringify(paletteWords(t, href, role))}
    >
      <PageIcon name="search" />
      {t('palette.button')}
      <kbd>{t('palette.keyShown')}</kbd>
    </button>
  )
}
