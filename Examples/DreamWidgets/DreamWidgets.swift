import Foundation
import LaminaWidgets

/// The widgets of Dreams.
@main
struct DreamWidgets: WidgetBundle {
  var body: some Widget {
    FavoriteWidget()
    CountWidget()
  }
}

/// The favourite creature, with the number of dreams.
struct FavoriteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "favorite", provider: DreamsProvider()) { FavoriteView(entry: $0) }
      .configurationDisplayName("Favourite")
      .description("The favourite creature and how many dreams there are.")
      .supportedFamilies([.systemMedium, .systemSmall, .systemLarge])
  }
}

/// How many dreams there are, in a line.
struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "count", provider: DreamsProvider()) { CountView(entry: $0) }
      .configurationDisplayName("Dreams")
      .description("How many dreams there are, and the latest one.")
      .supportedFamilies([.accessoryBar, .systemSmall])
  }
}
