import { useCallback, useState } from 'react'
import { Band } from '../ui/band/band.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Empty } from '../ui/empty/empty.tsx'
import { ErrorText, Field } from '../ui/field/field.tsx'
import { Mark } from '../ui/logo/mark.tsx'
import { Message } from '../ui/message/message.tsx'
import { Modal } from '../ui/modal/modal.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Snackbar } from '../ui/snackbar/snackbar.tsx'
import { Success } from '../ui/success/success.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import type { SampleProps } from './sample.ts'

export function KitMessages({ t, at }: SampleProps) {
  const [modalOpen, setModalOpen] = useState(false)
  const [snackbar, setSnackbar] = useState<string | null>(null)
  const clearSnackbar = useCallback(() => setSnackbar(null), [])
  return (
    <Band inner="wrap--text stack gap-5">
      <Message title={t('kitSample.draftFound')}>
        <p>{t('kitSample.draftFoundText')}</p>
      </Message>
      <Message tone="warn" title={t('kitSample.emailExists')}>
        <p>{t('kitSample.emailExistsText')}</p>
      </Message>
      <Message tone="danger" title={t('errors.unexpectedTitle')}>
        <p>{t('errors.unexpectedText')}</p>
      </Message>
      <Success title={t('kitSample.received')} text={t('kitSample.receivedText')}>
        <LinkButton variant="secondary" href={`#${at}`}>
          {t('kitSample.goHome')}
        </LinkButton>
      </Success>
      <Empty title={t('kitSample.noStories')} text={t('kitSample.noStoriesText')} />
      <Skeleton label={t('kit.loading')} />
      <div className="row">
        <Button onClick={() => setModalOpen(true)}>{t('kitSample.openModal')}</Button>
        <Button variant="secondary" onClick={() => setSnackbar(t('kitSample.snackbar'))}>
          {t('kitSample.showSnackbar')}
        </Button>
      </div>
      <Snackbar message={snackbar} onDone={clearSnackbar} />
      <Modal
        id={`${at}-modal`}
        open={modalOpen}
        onClose={() => setModalOpen(false)}
        title={t('kitSample.authentication')}
        text={t('kitSample.authenticationText')}
        mark={<Mark />}
      >
        <ErrorText>{t('kitSample.consentError')}</ErrorText>
        <Field id={`${at}-modal-email`} label={t('kitSample.email')}>
          {(control) => <TextInput {...control} type="email" defaultValue="i.verbena@example.org" />}
        </Field>
        <Field id={`${at}-modal-pin`} label={t('kitSample.pin')} hint={t('kitSample.pinHint')}>
          {(control) => <TextInput {...control} code defaultValue="4071" />}
        </Field>
        <Button block onClick={() => setModalOpen(false)}>
          {t('kitSample.send')}
        </Button>
      </Modal>
    </Band>
  )
}
