import { ContactForm } from '../contact/contact-form.tsx'
import { hydrateIsland } from './hydrate.ts'

hydrateIsland(ContactForm)
