import type { PageContext } from '../../page.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Shown by the script, which knows how long somebody waits who has tried too often. */
export function PasskeyWait({ t }: Pick<PageContext, 't'>) {
  return (
    <div data-says="wait" hidden>
      <p className="error">
        <Icon name="error" />
        <span data-sentence={t('login.tooManyFor', { time: '{time}' })} />
      </p>
    </div>
  )
}
