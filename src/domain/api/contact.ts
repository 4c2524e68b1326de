import * as v from 'valibot'
import { contactForm } from '../forms/contact.ts'
import { formHeaders, json } from './endpoint-parts.ts'
import { apiPaths } from './paths.ts'
import { uuid } from './uuid.ts'

export const contactEndpoints = {
  sendMessage: {
    method: 'POST',
    path: apiPaths.contact,
    access: 'public',
    limit: 'form',
    request: { headers: formHeaders },
    form: contactForm,
    example: { name: 'Ama', email: 'ama@hospital.example', message: 'May a district hospital apply?' },
    answer: json(v.object({ id: uuid }), { id: '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21' }, 201),
    problems: ['invalid_answers'],
  },
} as const
