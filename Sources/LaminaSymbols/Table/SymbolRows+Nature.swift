extension SymbolRows {
  /// Weather, plants and animals.
  static let nature = """
    sun.max fc sun
    sun.min f brightness-low
    sun.and.horizon fc sunrise
    sunrise fc sunrise
    sunset fc sunset
    moon f moon
    moon.stars fc moon-stars
    moon.zzz f moon+~M9.5 2.5h4.5L9.5 7h4.5
    moon.circle f circle+moon-fill[4,4,8]
    cloud fc cloud
    cloud.rain fc cloud-rain
    cloud.heavyrain fc cloud-rain-heavy
    cloud.drizzle fc cloud-drizzle
    cloud.fog fc cloud-fog
    cloud.hail fc cloud-hail
    cloud.snow fc cloud-snow
    cloud.sleet fc cloud-sleet
    cloud.bolt fc cloud-lightning
    cloud.bolt.rain fc cloud-lightning-rain
    cloud.sun fc cloud-sun
    cloud.moon fc cloud-moon
    cloud.sun.rain fc cloud-sun[0,-1,14]+~M4 12.5 3 15M7.5 12.5l-1 2.5M11 12.5 10 15
    cloud.moon.rain fc cloud-moon[0,-1,14]+~M4 12.5 3 15M7.5 12.5l-1 2.5M11 12.5 10 15
    cloud.sun.bolt fc cloud-sun[0,-1,14]+~M7.5 11 6 13.5h2.5L7 15.7
    wind c wind
    snowflake cs snow
    tornado c tornado
    hurricane c hurricane
    tropicalstorm c tropical-storm
    thermometer - thermometer-half
    thermometer.medium s thermometer-half
    thermometer.low - thermometer-low
    thermometer.high - thermometer-high
    thermometer.sun c thermometer-sun
    thermometer.snowflake c thermometer-snow
    humidity - moisture
    drop f droplet
    drop.halffull - droplet-half
    drop.circle f circle+droplet-fill[3.5,3,9.5]
    water.waves s water
    flame fc fire%o/fire
    bolt fqs lightning
    bolt.circle f circle+lightning-fill[3,3,10]
    bolt.heart f heart+lightning-fill[5,4.5,6.5]
    bolt.shield f shield+lightning-fill[4.5,4,7.5]
    bolt.car fc ev-front
    umbrella f umbrella
    rainbow - rainbow
    leaf fc ~M3.5 12.5c-2-6 2-10 10.5-10.5.8 7.5-3 12-8 11.5-1 0-1.8-.4-2.5-1zM1.5 15C3.5 11 6 8 10 6
    tree fc tree
    camera.macro c flower1
    mountain.2 fc ~M.8 13 5.5 5l3 5M6.5 13l4.5-7 4.3 7zM.8 13h5.7
    ladybug fc bug
    pawprint fc ~M8 8c2 0 4.3 2.7 4.3 4.5 0 1.2-.8 1.8-1.8 1.8-.9 0-1.5-.5-2.5-.5s-1.6.5-2.5.5c-1 0-1.8-.6-1.8-1.8C3.7 10.7 6 8 8 8zM3.5 7.7c0 1-.6 1.5-1.2 1.5S1 8.5 1 7.7s.6-1.5 1.3-1.5 1.2.7 1.2 1.5zM15 7.7c0 1-.6 1.5-1.3 1.5s-1.2-.7-1.2-1.5.6-1.5 1.2-1.5S15 6.9 15 7.7zM7 3.7c0 1-.6 1.7-1.3 1.7s-1.3-.7-1.3-1.7S5 2 5.7 2 7 2.7 7 3.7zM11.6 3.7c0 1-.6 1.7-1.3 1.7S9 4.7 9 3.7 9.6 2 10.3 2s1.3.7 1.3 1.7z
    fish fc ~M1.5 5.5 4 8l-2.5 2.5c4 0 4-.5 4-.5 3 2.5 7 2 9-2-2-4-6-4.5-9-2 0 0 0-.5-4-.5zM11.5 7v.01
    tortoise fc ~M3 10.5c0-3.5 2-6 5-6s5 2.5 5 6zM13 9c1-.5 2-.5 2 .5s-1 1-2 1M4.5 10.5V13M11.5 10.5V13M1 11.5c.7 0 1.3-.3 2-1
    allergens - virus
    atom - ~M8 8v.01M8 10.5c-4 0-7.2-1-7.2-2.5S4 5.5 8 5.5s7.2 1 7.2 2.5S12 10.5 8 10.5zM5.8 9.3C3.8 5.8 3.2 2.5 4.4 1.8c1.3-.7 3.8 1.4 5.8 4.9s2.6 6.8 1.4 7.5c-1.3.7-3.8-1.4-5.8-4.9zM10.2 9.3c-2 3.5-4.5 5.6-5.8 4.9-1.2-.7-.6-4 1.4-7.5s4.5-5.6 5.8-4.9c1.2.7.6 4-1.4 7.5z
    smoke fc clouds
    thermometer.sun.fill - thermometer-sun
    humidity.fill - moisture
    """
}
