import * as v from 'valibot'
import { scopes } from '../integrations/scopes.ts'
import { json, reads } from './endpoint-parts.ts'
import { uuid } from './uuid.ts'

/** What a program learns about itself; people make and revoke tokens on pages, with their password. */
export const integrationEndpoints = {
  readOwnToken: {
    ...reads,
    path: '/api/admin/token',
    access: 'staff',
    anyToken: true,
    answer: json(
      v.object({
        id: uuid,
        name: v.string(),
        owner: v.string(),
        scopes: v.array(v.picklist(scopes)),
        expires_at: v.string(),
      }),
      {
        id: '7d1f0c52-3a64-4a3f-9a43-0b1c5f2d8e11',
        name: 'Data warehouse',
        owner: 'Ama Mensah',
        scopes: ['read_applications'],
        expires_at: '2027-02-15T09:00:00.000Z',
      },
    ),
    problems: ['not_found'],
  },
} as const
