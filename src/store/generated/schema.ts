// Made from the migrated database by scripts/generate-schema-types.ts.
import type { Generated, GeneratedAlways } from 'kysely'
import type { Actor, AuditAction, AuditSubject } from '../../domain/staff/audit.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Scope } from '../../domain/integrations/scopes.ts'
import type { DeliveryStatus, OffReason, WebhookProblem } from '../../domain/integrations/webhook.ts'
import type { EventFacts, WebhookEvent } from '../../domain/integrations/webhook-events.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { TranslatedLocale } from '../../domain/messages/translation.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import type { Weights } from '../../domain/matching/scale.ts'
import type { Petals } from '../../domain/matching/score.ts'
import type { RemindedOf } from '../../domain/programme/reminders.ts'
import type { ReportKind, ReportStatus, Side } from '../../domain/programme/reports.ts'
import type { Recommendation, Scores } from '../../domain/review/assessment.ts'
import type { DeclineReason } from '../../domain/review/decline-reasons.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { ContentStatus } from '../../domain/content/content-kinds.ts'
import type { Arrangement } from '../../domain/content/menus/arrangement.ts'
import type { MemberGroup, PartnerKind } from '../../domain/content/member-groups.ts'
import type { PageName } from '../../domain/content/pages/page-names.ts'
import type { PageText } from '../../domain/content/pages/page-text.ts'
import type { PublicFigures } from '../../domain/content/public-figures.ts'
import type { MailStatus } from '../../domain/mail/mail-status.ts'
import type { MatchActor, MatchStatus } from '../../domain/matching/match-status.ts'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Verdict } from '../../domain/uploads/upload.ts'

export type DB = {
  address_change: {
    application_id: string
    email: string
    confirm_digest: Buffer
    cancel_digest: Buffer
    failures: Generated<number>
    asked_at: Generated<Date>
    expires_at: Date
  }
  agreement: {
    match_id: string
    side: Side
    name: string
    text_version: string
    text_sha256: Buffer
    locale: Locale
    accepted_at: Generated<Date>
    recorded_by: string | null
    signed_on: string | null
  }
  agreement_text: {
    id: GeneratedAlways<number>
    locale: string
    version: string | null
    text: string | null
    published_by: string | null
    published_at: Generated<Date>
  }
  agreement_words: {
    sha256: Buffer
    text: string
  }
  answer_change: {
    id: Generated<string>
    application_id: string
    staff_id: string | null
    staff_name: string | null
    before: Answers
    after: Answers
    reason: string | null
    changed_at: Generated<Date>
  }
  api_token: {
    id: Generated<string>
    token_digest: Buffer
    hint: string
    name: string
    is_integration: boolean
    owner_id: string
    scopes: Scope[]
    created_at: Generated<Date>
    expires_at: Date
    last_used_at: Date | null
  }
  application: {
    id: Generated<string>
    kind: ApplicationKind
    status: Generated<ApplicationStatus>
    answers: Answers
    email: GeneratedAlways<string>
    name: GeneratedAlways<string>
    country: GeneratedAlways<string | null>
    version: Generated<number>
    submitted_at: Generated<Date>
    updated_at: Generated<Date>
    number: GeneratedAlways<number>
    locale: Generated<Locale>
    idempotency_key: string | null
    assignee_id: string | null
    tags: Generated<string[]>
    name_key: GeneratedAlways<string>
    family_key: GeneratedAlways<string>
    areas: GeneratedAlways<string[]>
    languages: GeneratedAlways<string[]>
    words: GeneratedAlways<string>
    information_received_at: Date | null
  }
  assessment: {
    id: Generated<string>
    application_id: string
    staff_id: string | null
    staff_name: string
    scores: Scores
    recommendation: Recommendation
    comment: string
    given_at: Generated<Date>
  }
  audit: {
    id: GeneratedAlways<string>
    at: Generated<Date>
    actor: Actor
    staff_id: string | null
    staff_name: string | null
    action: AuditAction
    subject_kind: AuditSubject
    subject_id: string | null
    fields: Generated<string[]>
    before: Answers | null
    after: Answers | null
    words: GeneratedAlways<string>
  }
  calendar_feed: {
    staff_id: string
    token_digest: Buffer
    only_own: boolean
    made_at: Generated<Date>
    read_at: Date | null
  }
  commitment_letter: {
    match_id: string
    upload_id: string | null
    received_at: Generated<Date>
    recorded_by: string | null
    signed_on: string | null
  }
  consent: {
    id: Generated<string>
    application_id: string
    field: string
    text_version: string
    text_sha256: Buffer
    locale: Locale
    given_at: Generated<Date>
    terms_version: number | null
  }
  contact_message: {
    id: Generated<string>
    status: Generated<MessageStatus>
    answers: Answers
    email: GeneratedAlways<string>
    received_at: Generated<Date>
    idempotency_key: string | null
    locale: Generated<Locale>
    assignee_id: string | null
    version: Generated<number>
    words: GeneratedAlways<string>
  }
  content_revision: {
    id: GeneratedAlways<string>
    story_id: string | null
    news_item_id: string | null
    profile_id: string | null
    member_id: string | null
    partner_id: string | null
    version: number
    saved_at: Generated<Date>
    saved_by: string | null
    was_published: boolean
    answers: Answers
    picture_key: string | null
  }
  content_translation: {
    id: Generated<string>
    story_id: string | null
    news_item_id: string | null
    profile_id: string | null
    member_id: string | null
    partner_id: string | null
    locale: TranslatedLocale
    answers: Answers
    status: Generated<ContentStatus>
    original_version: number
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  content_version: {
    only_row: Generated<boolean>
    version: string
  }
  draft: {
    id: Generated<string>
    token_digest: Buffer
    form: ApplicationKind
    email: string
    answers: Answers
    step: string
    locale: Locale
    created_at: Generated<Date>
    expires_at: Date
  }
  edit_attempt: {
    token_digest: Buffer
    failures: number
    locks: Generated<number>
    locked_until: Date | null
    last_at: Generated<Date>
  }
  edit_link: {
    application_id: string
    token_digest: Buffer
    pin_hash: string
    created_at: Generated<Date>
    pin_created_at: Generated<Date>
    pin_sent_to: string
  }
  edit_session: {
    token_digest: Buffer
    application_id: string
    created_at: Generated<Date>
    used_at: Generated<Date>
  }
  entry_on_behalf: {
    id: Generated<string>
    number: GeneratedAlways<string>
    source: Source
    staff_name: string
    entered_at: Generated<Date>
    draft_id: string | null
    application_id: string | null
  }
  erasure: {
    row_id: string
    erased_at: Generated<Date>
    row_table: string
  }
  file_folder: {
    only_row: Generated<boolean>
    id: Generated<string>
  }
  import_sheet: {
    id: Generated<string>
    kind: Generated<ApplicationKind>
    name: string
    digest: Buffer
    content: string
    read_at: Generated<Date>
  }
  information_request: {
    id: Generated<string>
    application_id: string
    batch_id: string
    fields: string[]
    note: string
    asked_at: Generated<Date>
    answered_at: Date | null
    closed_at: Date | null
    link_digest: Buffer | null
  }
  interview: {
    id: Generated<string>
    number: GeneratedAlways<string>
    application_id: string
    event_id: string
    sequence: number
    batch_id: string | null
    cancelled: Generated<boolean>
    starts_at: Date
    minutes: number
    place: string
    interviewer_id: string | null
    interviewer_name: string
    staff_id: string | null
    staff_name: string | null
    mailed: boolean
    made_at: Generated<Date>
  }
  last_day_change: {
    id: Generated<string>
    match_id: string
    staff_id: string | null
    staff_name: string
    before: string
    after: string
    reason: string
    changed_at: Generated<Date>
  }
  mail: {
    id: Generated<string>
    status: Generated<MailStatus>
    recipient: string
    reply_to: string | null
    locale: Locale
    letter: Letter
    attempts: Generated<number>
    due_at: Generated<Date>
    lease: string | null
    queued_at: Generated<Date>
    sent_at: Date | null
    problem: string | null
    secret: Generated<boolean>
    keeps_words: Generated<boolean>
    application_id: string | null
    contact_message_id: string | null
    draft_id: string | null
    about_match_id: string | null
    batch_id: string | null
  }
  mail_text: {
    locale: Locale
    key: string
    text: string
    changed_by: string | null
    changed_at: Generated<Date>
  }
  mailed_link: {
    token_digest: Buffer
    application_id: string
    created_at: Generated<Date>
  }
  match: {
    id: Generated<string>
    hospital_id: string
    expert_id: string
    status: Generated<MatchStatus>
    score: number
    confidence: number
    petals: Petals
    weights: Generated<Weights>
    scale_version: string
    passed_gates: Generated<Answers>
    unasked_reason: string | null
    over_limit_reason: string | null
    answer_reason: string | null
    starts_on: string | null
    ends_on: string | null
    certificate_code: string | null
    version: Generated<number>
    suggested_at: Generated<Date>
    moved_at: Generated<Date>
  }
  match_group: {
    id: GeneratedAlways<number>
    key: string
    is_consented: boolean
    states_specialties: boolean
    states_languages: boolean
    names_languages: boolean
    availability: string | null
    field_1: number
    field_2: number
    field_3: number
    field_4: number
    field_5: number
    language_1: number
    language_2: number
    language_3: number
    language_4: number
    language_5: number
    language_6: number
    language_7: number
  }
  match_invitation: {
    match_id: string
    token_digest: Buffer
    asked_at: Generated<Date>
    answer_by: Date
    reminded_at: Date | null
    note: string | null
    reminder_digest: Buffer | null
  }
  match_move: {
    id: GeneratedAlways<string>
    match_id: string
    from_status: MatchStatus
    to_status: MatchStatus
    actor: MatchActor
    staff_id: string | null
    staff_name: string | null
    batch_id: Generated<string>
    mail_id: string | null
    moved_at: Generated<Date>
    held_until: Generated<Date>
    undone_at: Date | null
    reason: string | null
  }
  match_profile: {
    expert_id: string
    is_consented: boolean
    states_specialties: boolean
    states_languages: boolean
    states_places: boolean
    field_1: number
    field_2: number
    field_3: number
    field_4: number
    field_5: number
    language_1: number
    language_2: number
    language_3: number
    language_4: number
    language_5: number
    language_6: number
    language_7: number
    region_1: number
    region_2: number
    region_3: number
    region_4: number
    region_5: number
    region_6: number
    other_languages: Answers
    countries: string[]
    availability: string | null
    months: number | null
    weekly_points: number | null
    experience_points: number
    experience_maximum: number
    institution: string
    updated_at: Date
    country: string | null
    specialties: Generated<number[]>
    group_id: number
    places: string
  }
  match_scale: {
    version: string
  }
  match_story: {
    match_id: string
    story_id: string
  }
  match_weights: {
    id: GeneratedAlways<string>
    hospital_id: string
    weights: Weights
    staff_id: string | null
    staff_name: string
    changed_at: Generated<Date>
  }
  member: {
    id: Generated<string>
    kind: MemberGroup
    slug: string
    name: string
    role: string
    institution: string
    biography: string
    image_alt: string | null
    picture_key: string | null
    position: number
    status: Generated<ContentStatus>
    is_sample: Generated<boolean>
    version: Generated<number>
    consent_note: string | null
    consent_recorded_by: string | null
    consent_recorded_at: Date | null
    updated_at: Generated<Date>
    published_at: Date | null
    publish_at: Date | null
    unpublish_at: Date | null
  }
  menu_arrangement: {
    only_row: Generated<boolean>
    arrangement: Arrangement | null
    version: Generated<number>
    updated_at: Generated<Date>
  }
  merged_application: {
    id: string
    application_id: string
    number: number
    email: string
    record: Answers
    staff_id: string | null
    staff_name: string
    merged_at: Generated<Date>
  }
  message_reply: {
    id: Generated<string>
    contact_message_id: string
    staff_id: string | null
    staff_name: string
    subject: string
    text: string
    quoted: boolean
    mail_id: string | null
    written_at: Generated<Date>
  }
  move: {
    id: GeneratedAlways<string>
    application_id: string
    from_status: ApplicationStatus
    to_status: ApplicationStatus
    version: number
    actor: Actor
    staff_id: string | null
    staff_name: string | null
    batch_id: Generated<string>
    mail_id: string | null
    moved_at: Generated<Date>
    held_until: Generated<Date>
    undone_at: Date | null
    decline_reason: DeclineReason | null
    decline_note: string | null
    decline_told: boolean | null
  }
  news_item: {
    id: Generated<string>
    slug: string
    title: string
    summary: string
    content: string
    published_on: string | null
    status: Generated<ContentStatus>
    is_sample: Generated<boolean>
    updated_at: Generated<Date>
    version: Generated<number>
    publish_at: Date | null
    unpublish_at: Date | null
  }
  not_duplicate: {
    one: string
    other: string
    staff_id: string | null
    staff_name: string
    decided_at: Generated<Date>
  }
  note: {
    id: Generated<string>
    application_id: string
    match_id: string | null
    staff_id: string | null
    staff_name: string
    text: string
    written_at: Generated<Date>
  }
  page_day: {
    day: string
    path: string
    views: number
  }
  page_revision: {
    id: GeneratedAlways<string>
    page_text_id: string
    version: number
    saved_at: Generated<Date>
    saved_by: string
    was_published: Generated<boolean>
    words: PageText | null
  }
  page_text: {
    id: Generated<string>
    page: PageName
    locale: Locale
    version: Generated<number>
    words: PageText | null
    shown: PageText | null
    shown_version: number | null
    delivered: PageText
    original_version: Generated<number>
    publish_at: Date | null
    unpublish_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  page_view: {
    id: Generated<string>
    visit_id: string
    path: string
    entered_at: Date
    left_at: Date | null
    seconds_spent: number | null
    seconds_inactive: number | null
  }
  partner: {
    id: Generated<string>
    kind: PartnerKind
    slug: string
    name: string
    address: string
    description: string
    image_alt: string | null
    picture_key: string | null
    position: number
    status: Generated<ContentStatus>
    is_sample: Generated<boolean>
    version: Generated<number>
    updated_at: Generated<Date>
    published_at: Date | null
    publish_at: Date | null
    unpublish_at: Date | null
  }
  passed_step: {
    day: Generated<string>
    form: string
    step: string
    times: Generated<number>
  }
  picture: {
    key: string
    width: number
    height: number
    created_at: Generated<Date>
  }
  picture_file: {
    picture_key: string
    name: string
    bytes: Buffer
  }
  pile_count: {
    day: Generated<string>
    pile: string
    count: number
  }
  profile: {
    id: Generated<string>
    kind: string
    slug: string
    name: string
    role: string
    country: string
    quote: string
    biography: string
    image_alt: string | null
    position: number
    status: Generated<ContentStatus>
    consent_recorded_at: Date | null
    is_sample: Generated<boolean>
    updated_at: Generated<Date>
    picture_key: string | null
    version: Generated<number>
    consent_note: string | null
    consent_recorded_by: string | null
    published_at: Date | null
    publish_at: Date | null
    unpublish_at: Date | null
  }
  public_figures: {
    only_row: Generated<boolean>
    figures: PublicFigures | Record<string, never>
    counted_at: Date
  }
  rate_limit: {
    key: string
    hits: number
    window_ends_at: Date
  }
  reading_time: {
    days: number
    first_day: string
    path: string
    seconds: number
    views: number
  }
  record_event: {
    id: GeneratedAlways<string>
    at: Generated<Date>
    event: string
    application_id: string
    match_id: string | null
    told_at: Date | null
  }
  record_event_mail: {
    event_id: string
    user_id: string
  }
  registry_facts: {
    only_row: Generated<boolean>
    facts: Answers
    changed_at: Generated<Date>
  }
  reminder: {
    id: GeneratedAlways<string>
    application_id: string
    match_id: string | null
    about: RemindedOf
    staff_id: string | null
    staff_name: string | null
    sent_at: Generated<Date>
  }
  removed_file: {
    name: string
    due_at: Generated<Date>
  }
  reply_text: {
    id: Generated<string>
    locale: Locale
    name: string
    text: string
    changed_by: string | null
    changed_at: Generated<Date>
  }
  report: {
    id: Generated<string>
    match_id: string
    kind: ReportKind
    status: Generated<ReportStatus>
    due_on: string
    answers: Answers | null
    submitted_at: Date | null
    note: string | null
    settled_at: Date | null
    reminders: Generated<number>
    version: Generated<number>
  }
  retention_period: {
    name: string
    length: number
  }
  retention_run: {
    night: string
    began_at: Generated<Date>
    ended_at: Date | null
    gone: Generated<Record<string, number>>
  }
  saved_view: {
    id: Generated<string>
    kind: ApplicationKind
    name: string
    filter: Answers
    owner_id: string
    shared: Generated<boolean>
    saved_at: Generated<Date>
  }
  schema_migration: {
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
  second_step_rule: {
    only_row: Generated<boolean>
    administrators_from: Date | null
    others_from: Date | null
    changed_at: Generated<Date>
  }
  set_up_link: {
    token_digest: Buffer
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  staff_account: {
    id: Generated<string>
    user_id: string
    account_id: string
    provider_id: string
    password: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  staff_link: {
    token_digest: Buffer
    purpose: string
    email: string | null
    role: Role | null
    regions: Generated<number[]>
    user_id: string | null
    created_at: Generated<Date>
    expires_at: Date
    sent_by: string | null
  }
  staff_notice_choice: {
    user_id: string
    own: string
    others: string
    changed_at: Generated<Date>
  }
  staff_passkey: {
    id: Generated<string>
    user_id: string
    name: string | null
    public_key: string
    credential_id: string
    counter: number
    device_type: string
    backed_up: boolean
    transports: string | null
    aaguid: string | null
    created_at: Generated<Date>
  }
  staff_preference: {
    user_id: string
    keys: Answers
    changed_at: Generated<Date>
  }
  staff_region: {
    staff_id: string
    region: number
  }
  staff_session: {
    id: Generated<string>
    user_id: string
    token: string
    ip_address: string | null
    user_agent: string | null
    expires_at: Date
    created_at: Generated<Date>
    updated_at: Generated<Date>
    with_passkey: Generated<boolean>
  }
  staff_two_factor: {
    id: Generated<string>
    user_id: string
    secret: string
    backup_codes: string
    verified: Generated<boolean>
    failed_verification_count: Generated<number>
    locked_until: Date | null
  }
  staff_user: {
    id: Generated<string>
    name: string
    email: string
    email_verified: Generated<boolean>
    image: string | null
    role: Role
    created_at: Generated<Date>
    updated_at: Generated<Date>
    two_factor_enabled: Generated<boolean>
    disabled_at: Date | null
    time_zone: string | null
    time_zone_chosen: Generated<boolean>
  }
  staff_verification: {
    id: Generated<string>
    identifier: string
    value: string
    expires_at: Date
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  stale_match_profile: {
    expert_id: string
  }
  story: {
    id: Generated<string>
    slug: string
    title: string
    synopsis: string
    country_region: string
    country: Generated<string>
    hospital: Generated<string>
    support: Generated<string>
    period: Generated<string>
    expert: Generated<string>
    picture_key: string | null
    image_alt: string | null
    image_caption: Generated<string>
    image_credit: Generated<string>
    content: string
    outcomes_title: Generated<string>
    outcomes: Generated<string>
    outcomes_note: Generated<string>
    timeline: Generated<string>
    position: number
    status: Generated<ContentStatus>
    is_sample: Generated<boolean>
    published_at: Date | null
    updated_at: Generated<Date>
    version: Generated<number>
    publish_at: Date | null
    unpublish_at: Date | null
  }
  terms_version: {
    kind: ApplicationKind
    version: number
    words: PageText | null
    in_force_since: Generated<Date>
  }
  upload: {
    id: Generated<string>
    name: string
    size: number
    received: Generated<number>
    verdict: Verdict | null
    sha256: Buffer | null
    application_id: string | null
    field: string | null
    created_at: Generated<Date>
    touched_at: Generated<Date>
    draft_id: string | null
    sender: string | null
    merged_from: number | null
    stored_as: string | null
  }
  upload_piece: {
    upload_id: string
    start: number
    bytes: Buffer
  }
  used_pass: {
    id: string
    expires_at: Date
  }
  view_run: {
    id: string
    began_at: Generated<Date>
    seen_at: Generated<Date>
    taken: Generated<string>
    written: Generated<string>
    refused: Generated<string>
    lost: Generated<string>
  }
  visit: {
    id: Generated<string>
    began_at: Generated<Date>
  }
  visit_day: {
    day: string
    visits: number
  }
  webhook: {
    id: Generated<string>
    name: string
    url: string
    events: WebhookEvent[]
    secret: string
    former_secret: string | null
    former_until: Date | null
    owner_id: string | null
    created_at: Generated<Date>
    failures: Generated<number>
    failing_since: Date | null
    paused_until: Date | null
    lease: string | null
    leased_until: Date | null
    off_at: Date | null
    off_because: OffReason | null
  }
  webhook_delivery: {
    id: GeneratedAlways<string>
    webhook_id: string
    event_id: string
    event: string
    about: EventFacts
    subjects: Generated<string[]>
    happened_at: Generated<Date>
    status: Generated<DeliveryStatus>
    due_at: Generated<Date>
    attempts: Generated<number>
    tried_at: Date | null
    answer_status: number | null
    answer_ms: number | null
    problem: WebhookProblem | null
  }
}
