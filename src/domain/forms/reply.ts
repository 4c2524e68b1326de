import { longText, text, tick } from './engine/field.ts'
import { defineForm } from './engine/form.ts'

/** What staff answer to a contact message, by mail; the database knows the same limits. */
export const replyForm = defineForm({
  id: 'reply',
  fields: {
    subject: text({ required: true }),
    text: longText({ required: true, rows: [8, 16], hint: 'reply.textHint' }),
    quoted: tick(),
  },
  steps: [{ id: 'reply', title: 'reply.title', asks: ['subject', 'text', 'quoted'] }],
  says: { incomplete: 'forms.incomplete' },
})
