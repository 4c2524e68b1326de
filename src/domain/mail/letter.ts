/** The content of a mail, from which plain text and HTML are rendered. */
export type Letter = {
  subject: string
  /** Mail programs show it beside the subject. */
  preview: string
  heading: string
  parts: readonly LetterPart[]
  /** Why the reader gets this mail. */
  reason: string
  /**
   * The letter gets a salutation with the recipient's name; adding it removes this mark. Letters that a stranger can
   * trigger to an unconfirmed address lack it, because the stranger has typed the name.
   */
  greets?: true
  /** Attached, for the reader's calendar. */
  calendar?: CalendarEntry
}

/** An appointment with the reader; who we are is added when the mail leaves. */
export type CalendarEntry = {
  method: 'REQUEST' | 'CANCEL'
  /** The id of the event; the site is added to it. */
  id: string
  sequence: number
  startsAt: string
  minutes: number
  title: string
  text: string
  place: string
}

export type LetterPart =
  | { kind: 'paragraph'; text: string; aboutPin?: true; salutation?: true }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'quote'; text: string }
  /** A numbered list, such as what happens next. */
  | { kind: 'steps'; title: string; items: readonly string[] }
  /** A quiet link is an alternative to the letter's main link; a personal one asks for the PIN of its reader. */
  | { kind: 'link'; label: string; href: string; quiet?: true; personal?: true; aboutPin?: true }

/** A big one is what the reader should find again; a secret one is for the reader alone, as a PIN is. */
export type Fact = { label: string; text: string; big?: true; secret?: true }
