/// What a script adds to the page: a search, a switch from light to dark, and the place in the contents.
enum PageScript {
  /// What the page's policy allows: SHA-256 of the text.
  ///
  /// A test says what it is when the text changes.
  static let hash = "sha256-7SxxNnatmWGC/daitWSSTed83JQmwkbH5VmQPtUhg1A="

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
        const own = [...e.childNodes].filter(n => n.nodeName !== 'ARTICLE').map(n => n.textContent).join(' ')
        return { id: e.id, title, head: (title + ' ' + (uri ? uri.textContent : '')).toLowerCase(), text: own.toLowerCase() }
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
          a.textContent = p.title
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
    })()
    """
}
