/// What a script adds to the page: a search, a switch from light to dark, the place in the contents, colours in JSON,
/// and buttons that copy.
///
/// A text gets its colours and its button when it is first seen: a large page has thousands.
enum PageScript {
  /// What the page's policy allows: SHA-256 of the text.
  ///
  /// A test says what it is when the text changes.
  static let hash = "sha256-5wrdxkGHRy67O66/hIfOYRTUb1iXntuUiGSn/8H5rh8="

  static let text = """
    (() => {
      const field = document.getElementById('search'), theme = document.getElementById('theme')
      const root = document.documentElement
      field.hidden = theme.hidden = false
      theme.onclick = () => {
        const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches
        root.dataset.theme = dark ? 'light' : 'dark'
      }
      addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(d => { d.open = true }))
      let parts
      const index = () => parts ??= [...document.querySelectorAll('section[id],article[id]')].map(e => {
        const title = e.querySelector('h1,h2,h3').textContent.replace(/#$/, '').trim()
        const uri = e.querySelector('.uri')
        const verb = e.nodeName === 'ARTICLE' && e.querySelector('.verb')
        const own = [...e.childNodes].filter(n => n.nodeName !== 'ARTICLE').map(n => n.textContent).join(' ')
        return { id: e.id, title: verb ? title.slice(verb.textContent.length).trim() : title, verb, head: (title + ' ' + (uri ? uri.textContent : '')).toLowerCase(), text: own.toLowerCase() }
      })
      const list = document.createElement('ul')
      list.id = 'results'
      list.hidden = true
      list.setAttribute('role', 'listbox')
      document.querySelector('header').append(list)
      let chosen = 0, links = []
      const choose = n => {
        chosen = (n + links.length) % links.length
        links.forEach((a, i) => a.setAttribute('aria-selected', i === chosen))
        links[chosen].scrollIntoView({ block: 'nearest' })
      }
      const show = () => {
        const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
        list.replaceChildren()
        links = []
        list.hidden = !words.length
        if (!words.length) return
        const score = p => words.every(w => p.head.includes(w)) ? 2 : words.every(w => p.head.includes(w) || p.text.includes(w)) ? 1 : 0
        const found = index().map(p => [score(p), p]).filter(f => f[0]).sort((a, b) => b[0] - a[0]).slice(0, 30)
        for (const [, p] of found) {
          const li = document.createElement('li'), a = document.createElement('a')
          a.href = '#' + p.id
          if (p.verb) a.append(p.verb.cloneNode(true), ' ')
          a.append(p.title)
          a.setAttribute('role', 'option')
          li.append(a)
          list.append(li)
          links.push(a)
        }
        if (links.length) choose(0)
        else list.append(Object.assign(document.createElement('li'), { textContent: field.dataset.nothing }))
      }
      const end = () => { field.value = ''; show(); field.blur() }
      field.oninput = show
      list.onclick = end
      field.onkeydown = e => {
        if (e.key === 'Escape') end()
        else if (!links.length) return
        else if (e.key === 'ArrowDown') choose(chosen + 1)
        else if (e.key === 'ArrowUp') choose(chosen - 1)
        else if (e.key === 'Enter') { location.hash = links[chosen].hash; end() }
        else return
        e.preventDefault()
      }
      addEventListener('keydown', e => {
        if (e.key !== '/' || /INPUT|TEXTAREA/.test(document.activeElement.tagName)) return
        e.preventDefault()
        field.focus()
      })
      const entries = new Map([...document.querySelectorAll('nav a')].map(a => [a.hash.slice(1), a]))
      let current
      const watch = new IntersectionObserver(seen => {
        for (const s of seen) {
          const a = s.isIntersecting && entries.get(s.target.id)
          if (!a) continue
          if (current) current.removeAttribute('aria-current')
          current = a
          a.setAttribute('aria-current', 'true')
        }
      }, { rootMargin: '-64px 0px -80% 0px' })
      document.querySelectorAll('section[id],article[id]').forEach(e => watch.observe(e))
      const main = document.querySelector('main'), long = 200000
      main.querySelectorAll('a.link').forEach(a => { a.title = a.ariaLabel = main.dataset.link })
      const indented = text => {
        if (!/^\\s*[[{]/.test(text) || text.length > long) return null
        try { return text.trim().includes('\\n') ? JSON.parse(text) && text : JSON.stringify(JSON.parse(text), null, 2) } catch { return null }
      }
      const colour = pre => {
        const text = indented(pre.textContent)
        if (!text) return
        const parts = [], marks = /("(?:[^"\\\\]|\\\\.)*")(\\s*:)?|-?\\d[\\d.eE+-]*|true|false|null/g
        let end = 0
        for (const m of text.matchAll(marks)) {
          const i = document.createElement('i')
          i.className = m[2] ? 'k' : m[1] ? 't' : 'n'
          i.textContent = m[1] || m[0]
          parts.push(text.slice(end, m.index), i)
          end = m.index + i.textContent.length
        }
        pre.replaceChildren(...parts, text.slice(end))
      }
      const copied = async pre => {
        try { await navigator.clipboard.writeText(pre.textContent) } catch {
          getSelection().selectAllChildren(pre)
          document.execCommand('copy')
        }
      }
      const dress = pre => {
        colour(pre)
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy', textContent: main.dataset.copy })
        button.onclick = async () => {
          await copied(pre)
          button.textContent = main.dataset.copied
          setTimeout(() => { button.textContent = main.dataset.copy }, 1500)
        }
        pre.before(button)
      }
      const seen = new IntersectionObserver(all => {
        for (const s of all) if (s.isIntersecting) { seen.unobserve(s.target); dress(s.target) }
      }, { rootMargin: '200px' })
      main.querySelectorAll('pre').forEach(pre => seen.observe(pre))
    })()
    """
}
