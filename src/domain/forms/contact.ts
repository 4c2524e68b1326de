import { email, longText, phone, text } from './engine/field.ts'
import { defineForm } from './engine/form.ts'

export const contactForm = defineForm({
  id: 'contact',
  fields: {
    name: text({ required: true, travels: true, autocomplete: 'given-name' }),
    surname: text({ travels: true, autocomplete: 'family-name' }),
    email: email({ required: true, says: { invalid_email: 'contact.incorrectEmail' } }),
    phone: phone(),
    message: longText({ required: true, travels: true, rows: [3, 6] }),
  },
  steps: [{ id: 'message', title: 'contact.title', asks: ['name', 'surname', 'email', 'phone', 'message'] }],
  says: { incomplete: 'contact.incomplete', invalidEmail: 'contact.invalidEmail' },
})
