export async function transport<T>(url: string, init?: RequestInit): Promise<T> { const r = await fetch(url, init); return (await r.json()) as T }
