import type { PageInLanguage } from '../../../../services/content/pages/read-pages.ts'
import type { BadgeLook } from '../../../ui/badge/badge.tsx'

export const stateLooks: Record<PageInLanguage['state'], BadgeLook> = {
  delivered: { icon: 'file' },
  draft: { tone: 'info', icon: 'file' },
  published: { tone: 'ok', icon: 'check' },
  changed: { tone: 'info', icon: 'check' },
}
