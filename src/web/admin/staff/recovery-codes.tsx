import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { CopyStatus } from '../office/copy-status.tsx'

type Props = Pick<PageContext, 't' | 'href' | 'absolute'> & { codes: readonly string[]; isNew: boolean }

/** Only hashes are stored, so the page itself carries the file and the text to copy. */
export function RecoveryCodes({ t, href, absolute, codes, isNew }: Props) {
  const text = [
    t('account.codesFile', { name: t('languages.name'), site: absolute(paths.login()) }),
    '',
    ...codes,
    '',
    t('account.codesFileText'),
    '',
  ].join('\r\n')
  return (
    <>
      <Message title={isNew ? t('account.isOn') : t('account.renewed')} live />
      <Box id="codes" title={t('account.codesTitle')}>
        <p>{t('account.codesText')}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row">
          <Button variant="secondary" data-copy={codes.join('\n')} hidden>
            {t('account.codesCopy')}
          </Button>
          <LinkButton
            variant="secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${brand.slug}-recovery-codes.txt`}
          >
            {t('account.codesDownload')}
          </LinkButton>
        </div>
        <CopyStatus copied={t('account.codesCopied')} notCopied={t('account.codesNotCopied')} />
        <div>
          <LinkButton href={href(paths.adminAccount())}>{t('account.codesKept')}</LinkButton>
        </div>
      </Box>
    </>
  )
}
