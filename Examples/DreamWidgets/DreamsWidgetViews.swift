import DreamsToday
import LaminaWidgets

/// The favourite creature, large where there is room.
struct FavoriteView: View {
  var entry: DreamsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Dreams").font(.headline).foregroundStyle(.white.opacity(0.8))
      Spacer(minLength: 0)
      if let dreams = entry.dreams {
        Text(dreams.favorite.capitalized)
          .font(.system(size: family == .systemLarge ? 44 : 28, weight: .bold))
          .foregroundStyle(.white)
        Text(dreams.count == 1 ? "1 dream" : "\(dreams.count) dreams")
          .foregroundStyle(.white.opacity(0.9))
        if family == .systemLarge {
          Rectangle().fill(.white.opacity(0.3)).frame(height: 1)
          Text(dreams.latest).foregroundStyle(.white)
        }
      } else {
        Text("Open Dreams to see yours here.").foregroundStyle(.white)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(
      LinearGradient(
        colors: [
          Color(red: 0.36, green: 0.25, blue: 0.65), Color(red: 0.16, green: 0.13, blue: 0.4),
        ],
        startPoint: .top, endPoint: .bottom), for: .widget
    )
    .widgetURL(URL(string: "dreams://favorite"))
  }
}

/// The number and the latest dream, which opens it: in a line, or one below the other.
struct CountView: View {
  var entry: DreamsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    let layout =
      family == .accessoryBar
      ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(alignment: .leading))
    layout {
      Text("\(entry.dreams?.count ?? 0)").font(.title2.bold()).foregroundStyle(.tint)
      Text(entry.dreams?.latest ?? "No dreams yet").lineLimit(family == .accessoryBar ? 1 : 3)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .widgetURL(URL(string: "dreams://dream/\(entry.dreams?.latestNumber ?? 0)"))
  }
}
