/// What a script adds besides: a form for each method that calls it, and shows the answer.
///
/// What is typed stays in the form's fields, and is gone with the page. Where it may call, the page's policy says.
enum CallScript {
  /// What the page's policy allows: SHA-256 of the text.
  ///
  /// A test says what it is when the text changes.
  static let hash = "sha256-QX9dNFHMWLFanVHdWbNKMCxJRjWBy6AFlA6V/nKBtdA="

  static let text = """
    (() => {
      const data = document.querySelector('main').dataset
      const isServed = location.pathname.endsWith('/_docs')
      const base = isServed ? location.origin + data.path : data.base || location.origin
      const make = (tag, props, ...inner) => {
        const e = Object.assign(document.createElement(tag), props)
        e.append(...inner)
        return e
      }
      const field = (form, label, tag, props) => {
        const input = make(tag, { autocomplete: 'off', spellcheck: false, ...props })
        form.append(make('label', {}, make('span', { textContent: label + (props.required ? ' *' : '') }), input))
        return input
      }
      const request = (call, address, inputs) => {
        let uri = call.u, body
        const query = new URLSearchParams(), headers = new Headers(), form = new URLSearchParams()
        for (const [place, name, input] of inputs) {
          const value = input.value
          if (!value && !input.required) continue
          if (place === 'path') uri = uri.replace('{' + name + '}', () => encodeURIComponent(value))
          else if (place === 'query' || place === 'secretQuery') query.append(name, value)
          else if (place === 'header' || place === 'secret') headers.append(name, value)
          else if (place === 'basic') headers.set('Authorization', 'Basic ' + btoa(unescape(encodeURIComponent(value))))
          else if (place === 'bearer') headers.set('Authorization', 'Bearer ' + value)
          else if (place === 'form') { form.append(name, value); body = form }
          else { headers.set('Content-Type', name); body = value }
        }
        const target = address.value.replace(/\\/$/, '') + uri + (query.size ? '?' + query : '')
        return [target, { method: call.m, headers, body, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }]
      }
      const build = button => {
        const call = JSON.parse(button.dataset.try), form = make('form', { className: 'call' })
        const address = field(form, 'URL', 'input', { value: base })
        const inputs = call.f.map(([place, name, text, required, from]) => {
          const value = from ? document.getElementById(from).textContent : text
          const type = /secret|basic|bearer/.test(place) ? 'password' : 'text'
          return [place, name, field(form, name, place === 'body' ? 'textarea' : 'input', place === 'body' ? { value, required } : { value, required, type })]
        })
        const out = make('pre', { hidden: true })
        out.setAttribute('role', 'status')
        form.append(make('button', { textContent: data.send }), out)
        form.onsubmit = async e => {
          e.preventDefault()
          out.hidden = false
          out.textContent = '…'
          try {
            const answer = await fetch(...request(call, address, inputs)), text = await answer.text()
            const head = [...answer.headers].map(h => h.join(': ')).join('\\n')
            out.textContent = answer.status + ' ' + answer.statusText + '\\n' + head + '\\n\\n' + text.slice(0, 100000)
          } catch (error) { out.textContent = String(error) }
        }
        return form
      }
      document.querySelectorAll('button.try').forEach(button => {
        button.hidden = false
        button.onclick = () => {
          const next = button.nextElementSibling
          if (next && next.className === 'call') next.remove()
          else button.after(build(button))
        }
      })
    })()
    """
}
