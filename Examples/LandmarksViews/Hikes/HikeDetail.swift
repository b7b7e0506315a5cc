import Lamina

/// A walk's graph, and buttons for what it shows.
struct HikeDetail: View {
  let hike: Hike
  @State private var dataToShow = \Hike.Observation.elevation

  private static let buttons = [
    ("Elevation", \Hike.Observation.elevation),
    ("Heart Rate", \Hike.Observation.heartRate),
    ("Pace", \Hike.Observation.pace),
  ]

  var body: some View {
    VStack {
      HikeGraph(hike: hike, path: dataToShow)
        .frame(height: 200)
      HStack(spacing: 25) {
        ForEach(Self.buttons, id: \.0) { name, path in
          Button {
            dataToShow = path
          } label: {
            Text(name)
              .font(.system(size: 15))
              .foregroundStyle(path == dataToShow ? .gray : .accentColor)
              .animation(nil, value: dataToShow)
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }
}
