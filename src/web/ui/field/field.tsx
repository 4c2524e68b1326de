import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** ARIA attributes that connect a control with label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true | undefined
}

export type FieldText = {
  id: string
  label: ReactNode
  /** The word for 'optional', on fields that may stay empty. */
  optional?: string
  hint?: ReactNode
  error?: string
}

/** The texts of a field; without a label if the control has its own. */
type FieldProps = Omit<FieldText, 'label'> & {
  label?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div className={wrapper(error)}>
      {label && (
        <label className="label" htmlFor={id}>
          <LabelText label={label} optional={optional} />
        </label>
      )}
      <Hint id={id} hint={hint} />
      {children(controlProps(id, hint, error))}
      <FieldError id={id} error={error} />
    </div>
  )
}

type FieldGroupProps = FieldText & {
  radios?: boolean
  /** For groups of radios; in other groups the controls are marked as required. */
  required?: boolean | undefined
  children: ReactNode | ((control: ControlProps) => ReactNode)
}

/** The same for several controls under one question; an error's link leads to the group. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, optional, hint, error, radios, required, children } = props
  const control = controlProps(id, hint, error)
  return (
    <fieldset
      className={wrapper(error)}
      id={id}
      tabIndex={-1}
      aria-describedby={control['aria-describedby']}
      {...(radios && {
        role: 'radiogroup',
        'aria-invalid': control['aria-invalid'],
        'aria-required': required,
      })}
    >
      <legend className="label">
        <LabelText label={label} optional={optional} />
      </legend>
      <Hint id={id} hint={hint} />
      {typeof children === 'function' ? children(control) : children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

export function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <p className="error" id={id}>
      <Icon name="error" />
      {children}
    </p>
  )
}

export function LabelText({ label, optional }: Pick<FieldText, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="opt"> {optional}</span>}
    </>
  )
}

function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null
}

function controlProps(id: string, hint: ReactNode, error?: string): ControlProps {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

function wrapper(error?: string) {
  return error ? 'field field--wrong' : 'field'
}
