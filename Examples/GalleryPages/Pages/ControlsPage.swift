import Lamina

/// Controls: buttons, toggles, sliders, progress, labels, and all of them disabled.
struct ControlsPage: View {
  var body: some View {
    PageScaffold(.controls) {
      Sample("Buttons", "By a click, or by Space and Return while they have the keyboard.") {
        Buttons()
      }
      Sample("Toggles", "A switch or a checkbox, bound to one Bool.") { Toggles() }
      Sample("Sliders and progress", "The bar shows what the slider is set to.") { Sliders() }
      Sample("Labels and links", "An icon and a title; a word that leads elsewhere.") { Labels() }
    }
  }
}

private struct Buttons: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      row(isDisabled: false)
      row(isDisabled: true)
      Text(count == 1 ? "Pressed once" : "Pressed \(count) times")
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("count")
    }
  }

  private func row(isDisabled: Bool) -> some View {
    TextRow(spacing: 12) {
      Button("Save") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Duplicate") { count += 1 }
      Button("Delete", role: .destructive) { count += 1 }
      Button("Later") { count += 1 }.buttonStyle(.borderless)
      Button {
        count += 1
      } label: {
        Label("Favourite", systemImage: "star.fill")
      }
      if isDisabled { Text("disabled").font(.caption).foregroundStyle(.secondary) }
    }
    .disabled(isDisabled)
  }
}

private struct Toggles: View {
  @State private var showsHidden = true
  @State private var isAutomatic = false

  var body: some View {
    TextRow(alignment: .top, spacing: 48) {
      VStack(spacing: 14) { toggles }.textFrame(maxWidth: 240)
      VStack(alignment: .leading, spacing: 14) { toggles }.toggleStyle(.checkbox)
    }
  }

  /// Each as high as a control, so that those of both columns stand on one line.
  @ViewBuilder private var toggles: some View {
    Toggle("Show hidden files", isOn: $showsHidden).textFrame(height: 28)
    Toggle("Update by itself", isOn: $isAutomatic).textFrame(height: 28)
    Toggle("Not to be changed", isOn: .constant(true)).textFrame(height: 28).disabled(true)
  }
}

private struct Sliders: View {
  @State private var volume = 0.6
  @State private var copies = 3.0

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      row("Volume", "\(Int((volume * 100).rounded())) %") { Slider(value: $volume, in: 0...1) }
      row("Done", "of it") { ProgressView(value: volume) }
      row("Copies", "\(Int(copies))") { Slider(value: $copies, in: 1...10, step: 1) }
      row("Copied", "\(Int(copies)) of 10") { ProgressView(value: copies, total: 10) }
      row("Disabled", "") { Slider(value: .constant(0.4), in: 0...1).disabled(true) }
    }
  }

  private func row<Content: View>(
    _ title: String, _ value: String, @ViewBuilder _ content: () -> Content
  ) -> some View {
    HStack(spacing: 16) {
      Text(title).textFrame(width: 72, alignment: .leading)
      content().frame(maxWidth: 360).accessibilityLabel(title)
      if !value.isEmpty { Text(value).monospacedDigit().foregroundStyle(.secondary) }
    }
  }
}

private struct Labels: View {
  private let symbols = [
    ("Favourites", "star.fill"), ("Health", "heart.fill"), ("Pictures", "photo"),
    ("Search", "magnifyingglass"), ("Done", "checkmark"), ("About", "info.circle"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextRow(spacing: 24) {
        ForEach(symbols, id: \.0) { symbol in Label(symbol.0, systemImage: symbol.1) }
      }
      if let swift = URL(string: "https://swift.org") {
        Link("The language behind it", destination: swift)
      }
    }
  }
}
