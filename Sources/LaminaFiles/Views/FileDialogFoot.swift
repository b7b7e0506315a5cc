import LaminaGeometry
import LaminaLayout
import LaminaText

/// Below the files: which types are shown, and the choice.
struct FileDialogFoot: View {
  @Bindable var browser: FileBrowser

  var body: some View {
    HStack(spacing: 8) {
      if browser.filters.count > 1 { FilterMenu(browser: browser).layoutPriority(1) }
      Text(browser.problem ?? "").font(.callout).foregroundStyle(.red).lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("problem")
        .accessibilityHidden(browser.problem == nil)
      Button("Cancel", role: .cancel) { browser.cancel() }
        .keyboardShortcut(.cancelAction)
        .fixedSize()
      Button(browser.request.confirmation) { browser.confirm() }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
        .disabled(!browser.canConfirm)
        .fixedSize()
    }
    .padding(12)
  }
}

/// Which types of files are shown, or as which one is saved.
private struct FilterMenu: View {
  @Bindable var browser: FileBrowser

  var body: some View {
    Menu(browser.filters[browser.filter].name) {
      ForEach(Array(browser.filters.enumerated()), id: \.offset) { index, filter in
        Toggle(
          filter.name,
          isOn: Binding {
            browser.filter == index
          } set: {
            if $0 { browser.filter = index }
          })
      }
    }
    .lineLimit(1)
    .accessibilityLabel("Type")
    .accessibilityValue(browser.filters[browser.filter].name)
  }
}
