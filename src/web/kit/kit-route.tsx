import type { Picture } from '../../domain/content/picture.ts'
import { done } from '../../domain/refusals.ts'
import { type Page, route } from '../page.ts'
import { KitPage } from './kit.tsx'

const kitPage: Page<{ picture: Picture | null | undefined }> = {
  title: ({ t }) => t('kitSample.title'),
  description: ({ t }) => t('kitSample.lede'),
  Body: ({ island, data: { picture } }) => island(KitPage, { picture }),
}

export const kitRoute = route({
  access: 'development',
  bare: true,
  styles: ['forms', 'shortlist', 'admin'],
  island: { name: 'kit', messages: ['kit', 'kitSample', 'kitWork', 'map', 'forms', 'uploads', 'errors'] },
  page: kitPage,
  load: async ({ services }) => done({ picture: (await services.content.readStories())[0]?.picture }),
})
