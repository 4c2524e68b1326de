/** Every expected failure of a use case. Wording lives in the catalogue, HTTP statuses in `api/statuses.ts`. */
export type RefusalCode =
  | 'invalid_answers'
  | 'captcha_failed'
  | 'email_taken'
  | 'wrong_credentials'
  | 'wrong_status'
  | 'too_many_attempts'
  | 'no_session'
  | 'not_found'
  | 'version_conflict'
  | 'too_late'
  | 'already_chosen'
  | 'expert_taken'
  | 'expert_unfit'
  | 'made_by_matching'
  | 'reminded_already'
  | 'other_region'
  | 'act_held'
  | 'offset_conflict'
  | 'link_used'
  | 'last_administrator'
  | 'no_consent'
  | 'second_step_required'
  | 'passkey_required'
  | 'invalid_token'
  | 'too_many_requests'
  | 'uploads_full'
  | 'not_drawn'
  | 'unavailable'

/** Why one field is refused; the catalogue has a sentence for each. */
export type FieldCode =
  | 'required'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_type'
  | 'invalid_choice'
  | 'invalid_number'
  | 'invalid_text'
  | 'repeated'
  | 'too_short'
  | 'too_long'
  | 'too_many'
  | 'out_of_range'
  | 'invalid_time'
  | 'too_early'
  | 'must_accept'
  | 'unknown_field'
  | 'not_pdf'
  | 'file_too_large'
  | 'file_damaged'
  | 'file_encrypted'
  | 'file_active'
  | 'file_attachments'
  | 'file_bomb'
  | 'not_picture'
  | 'picture_damaged'
  | 'picture_too_large'
  | 'picture_wordless'
  | 'upload_gone'
  | 'upload_unfinished'
  | 'not_asked'
  | 'guessable'
  | 'not_checked'
  | 'wrong_password'
  | 'wrong_code'
  | 'already_staff'
  | 'outside_regions'
  | 'known_elsewhere'

/** Type-checks the message of a schema as a refusal code. */
export const fieldCode = (code: FieldCode) => code

export type FieldErrors = Readonly<Record<string, FieldCode>>

export type Refusal = {
  code: RefusalCode
  errors?: FieldErrors
  retryAfterSeconds?: number
  /** How many wrong attempts are left before a lock. */
  attemptsLeft?: number
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** The value of a use case that succeeds. */
export type ValueOf<UseCase extends (...given: never[]) => Promise<Outcome<unknown>>> = Extract<
  Awaited<ReturnType<UseCase>>,
  { ok: true }
>['value']

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

/** Success without a value. */
export const succeeded: Outcome<{ success: true }> = done({ success: true })

/** The same outcome, with another value if it succeeded. */
export const withValue = <T>(outcome: Outcome<unknown>, value: T): Outcome<T> =>
  outcome.ok ? done(value) : outcome

export const refuse = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Outcome<never> => ({
  ok: false,
  refusal: { code, ...more },
})
