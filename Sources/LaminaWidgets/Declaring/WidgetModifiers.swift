public import Foundation

/// What a widget's view says to who shows it.
package struct WidgetAnswers: Equatable {
  /// What a press opens.
  package var url: URL?
  /// The size that it would like to have.
  package var preferredSize: CGSize?

  package init() {}
}

package struct WidgetAnswersKey: PreferenceKey {
  package static let defaultValue = WidgetAnswers()
  package static func reduce(value: inout WidgetAnswers, nextValue: () -> WidgetAnswers) {
    let next = nextValue()
    value.url = value.url ?? next.url
    value.preferredSize = value.preferredSize ?? next.preferredSize
  }
}

extension View {
  /// Has a press on the widget open an address, in the program whose scheme it has.
  public func widgetURL(_ url: URL?) -> some View {
    transformPreference(WidgetAnswersKey.self) { $0.url = url ?? $0.url }
  }

  /// Says which size the widget would like to have; its place gives it as much of that as there is.
  public func preferredContentSize(_ size: CGSize?) -> some View {
    transformPreference(WidgetAnswersKey.self) { $0.preferredSize = size ?? $0.preferredSize }
  }
}
