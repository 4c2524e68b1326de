import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyStatus } from '../office/copy-status.tsx'

/** A secret that is shown once, and copied by the script 'copying'. */
export function SecretOnce({ t, secret }: { t: Translate; secret: string }) {
  return (
    <div className="stack gap-3">
      <div className="row secret-once">
        <code>{secret}</code>
        <Button variant="secondary" small data-copy={secret} hidden>
          {t('tokens.copy')}
        </Button>
      </div>
      <CopyStatus copied={t('tokens.copied')} notCopied={t('tokens.notCopied')} />
    </div>
  )
}
