import { type Page, route } from '../../page.ts'
import { KitPage } from './kit.tsx'

const kitPage: Page = {
  title: ({ t }) => t('kitSample.title'),
  description: ({ t }) => t('kitSample.lede'),
  Body: ({ island }) => island(KitPage, {}),
}

export const kitRoute = route({
  access: 'development',
  bare: true,
  styles: ['forms', 'shortlist', 'admin'],
  island: { name: 'kit', messages: ['kit', 'kitSample', 'kitWork', 'map', 'forms', 'uploads', 'errors'] },
  page: kitPage,
})
