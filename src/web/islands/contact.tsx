import { ContactForm } from '../forms/contact/contact-form.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ContactForm)
